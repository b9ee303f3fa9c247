import { Page } from '#src/ui/layout/page.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { BackLink } from './back-link.tsx';
import { copy } from './copy.ts';

/** Shown for a link to a result that another device made and that has not arrived, or that no longer exists. */
export const GoneResult = ({ title }: { readonly title: string }) => (
  <Page title={title} back={<BackLink />}>
    <EmptyState of="gone">{copy.goneResult}</EmptyState>
  </Page>
);
