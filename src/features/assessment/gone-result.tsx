import { Page } from '#src/ui/layout/page.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { BackLink } from './back-link.tsx';
import { copy } from './copy.ts';

/** A link to a result that was made on another device and has not arrived, or is no more. */
export const GoneResult = ({ title }: { readonly title: string }) => (
  <Page title={title} back={<BackLink />}>
    <EmptyState>{copy.goneResult}</EmptyState>
  </Page>
);
