import { Link, getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { compact } from '@divot/basics';
import { useNetwork } from '#src/platform/state.ts';
import { Later } from '#src/platform/waiting/after-start.ts';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { AuthForm } from './auth-form.tsx';
import { copy } from './copy.ts';
import type { AuthMode, Credentials } from './credentials.ts';

const route = getRouteApi('/login');

const nothingTyped: Credentials = { name: '', email: '', password: '' };

// Whoever signs in does not wait for it, and without signal the form stands alone.
const Showcase = lazy(() =>
  import('./showcase.tsx').then(
    (loaded) => ({ default: loaded.Showcase }),
    () => ({ default: () => <></> }),
  ),
);

/** The only screen a signed-out visitor sees. */
export const AuthScreen = () => {
  const { mode: wanted, next } = route.useSearch();
  const mode: AuthMode = wanted ?? 'signIn';
  const offline = useNetwork() === 'offline';
  const [credentials, setCredentials] = useState(nothingTyped);
  const [mailSent, setMailSent] = useState(false);
  const { title } = copy.modes[mode];

  useEffect(() => {
    document.title = `${title} · Divot`;
  }, [title]);

  const linkTo = (to: 'create' | 'forgot' | undefined, text: string, look = `${textLinkLook} min-h-touch`) => (
    <Link
      from="/login"
      to="/login"
      search={compact({ mode: to, next: next || undefined })}
      className={look}
      onClick={() => setMailSent(false)}
    >
      {text}
    </Link>
  );

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-110 flex-1 px-6 py-10 outline-none sm:py-16 beside-form"
    >
      <div>
        <div className="flex items-center gap-3">
          <DivotMark className="size-12" />
          <p className="text-head font-strong">Divot</p>
        </div>
        <h1 className="mt-8 mb-5 text-title">{title}</h1>
        {offline && <p className="mb-5 border-l-4 border-sky bg-sky-tint px-4 py-3 text-note">{copy.offline}</p>}
        {mode === 'forgot' && <p className="mb-5">{copy.forgotText}</p>}
        {mailSent ? (
          <p role="status" className="border-l-4 border-fairway bg-fairway-tint px-4 py-3">
            {copy.mailSent}
          </p>
        ) : (
          <AuthForm
            key={mode}
            mode={mode}
            credentials={credentials}
            onType={(change) => setCredentials({ ...credentials, ...change })}
            onMailSent={() => setMailSent(true)}
            signInInstead={linkTo(undefined, copy.signInInstead)}
          />
        )}
        <nav className="rule-t mt-8 flex flex-wrap justify-between gap-x-6 pt-2">
          {mode === 'signIn' ? (
            <>
              {linkTo('create', copy.toCreate, `${buttonLook({ size: 'play', block: true })} my-3`)}
              {linkTo('forgot', copy.toForgot)}
            </>
          ) : (
            linkTo(undefined, copy.toSignIn)
          )}
        </nav>
      </div>
      <Suspense>
        <Later>
          <Showcase />
        </Later>
      </Suspense>
    </main>
  );
};
