import { Link } from '@tanstack/react-router';
import { useIsImmersive } from '#src/platform/immersive.ts';
import { useSignInEnd } from '#src/platform/sign-in-end.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { copy } from '#src/app/copy.ts';

/** The account or its password changed elsewhere. The profile says what to do about it. */
export const SignInEndBanner = () => {
  const end = useSignInEnd();
  const onCourse = useIsImmersive();
  if (!end) return null;
  const more = (
    <Link to="/profile" hash="sync" className={buttonLook({ variant: 'quiet' })}>
      {copy.banners.signInEnd.more}
    </Link>
  );
  return (
    <Banner tone="warn" low={onCourse} action={!onCourse && more}>
      {copy.banners.signInEnd[end.why]}
    </Banner>
  );
};
