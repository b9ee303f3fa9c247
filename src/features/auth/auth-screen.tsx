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
const Showcase = lazy(async () => {
  try {
    const { Showcase: showcase } = await import('./showcase.tsx');
    return { default: showcase };
  } catch {
    return { default: () => <></> };
  }
});

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
      className="mx-auto grid w-full max-w-110 flex-1 content-start gap-x-16 gap-y-6 px-6 py-8 outline-none sm:py-16 lg:max-w-6xl lg:grid-cols-[27.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <div className="flex items-center gap-3">
          <DivotMark className="size-12" />
          <p className="text-head font-strong">Divot</p>
        </div>
        <p className="mt-3 text-note text-rough short:hidden">{copy.claim}</p>
      </div>
      {/* As high as what comes into it, so that the form stays in its place. */}
      <div className="min-h-71 self-start rounded-control bg-fairway-tint p-5 in-data-[theme=sunlight]:edge short:min-h-45 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-151 lg:p-10">
        <Later>
          <Suspense>
            <Showcase />
          </Suspense>
        </Later>
      </div>
      <div>
        <h1 className="mb-5 text-title">{title}</h1>
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
    </main>
  );
};
