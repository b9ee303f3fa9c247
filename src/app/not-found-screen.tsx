import { Link } from '@tanstack/react-router';
import { NotFound } from '#src/ui/layout/not-found.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { copy } from './copy.ts';

export const NotFoundScreen = () => (
  <NotFound
    title={copy.notFound.title}
    text={copy.notFound.text}
    action={
      <Link to="/dashboard" className={buttonLook({ variant: 'primary' })}>
        {copy.notFound.action}
      </Link>
    }
  />
);
