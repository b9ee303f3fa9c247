import { Link } from '@tanstack/react-router';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { copy } from './copy.ts';

type ComingName = Exclude<keyof typeof copy, 'soon' | 'play'>;

/** A screen of a later version: says what it will do, and leads to what works today. */
export const ComingScreen = ({ name }: { readonly name: ComingName }) => (
  <Page title={copy[name].title} lead={copy[name].sentence}>
    <EmptyState
      action={
        <Link to="/playing" className={buttonLook({ variant: 'primary' })}>
          {copy.play}
        </Link>
      }
    >
      {copy.soon}
    </EmptyState>
  </Page>
);
