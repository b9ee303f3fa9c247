import { SignedOutFrame } from '#src/app/shell/signed-out-frame.tsx';
import { AuthScreen } from '#src/features/auth/auth-screen.tsx';

export const Login = () => (
  <SignedOutFrame>
    <AuthScreen />
  </SignedOutFrame>
);
