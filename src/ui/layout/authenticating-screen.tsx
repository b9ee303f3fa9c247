import { PlainScreen } from './plain-screen.tsx';

export const AuthenticatingScreen = ({ text }: { readonly text: string }) => (
  <PlainScreen>
    <p role="status" className="text-lead">
      {text}
    </p>
  </PlainScreen>
);
