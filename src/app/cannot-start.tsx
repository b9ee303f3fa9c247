import { ConfigErrorScreen } from '#src/ui/layout/config-error-screen.tsx';
import { PlainScreen } from '#src/ui/layout/plain-screen.tsx';

const copy = {
  config: {
    title: 'Configuration Error',
    text: 'The app is missing required configuration',
    help: 'Set these values in the .env.local file and build the app again. The file .env.example says where to find each one.',
  },
  noStorage: {
    title: 'This browser blocks storage',
    text: 'Divot stores your golf on this device, but this browser does not allow it. Leave private browsing or allow site data for this address. Then open Divot again.',
  },
} as const;

/** Shown instead of the app: this browser has no storage or, where `missing` is given, the build lacks its settings. */
export const CannotStart = ({ missing }: { readonly missing?: readonly string[] }) =>
  missing ? (
    <ConfigErrorScreen {...copy.config} missing={missing} />
  ) : (
    <PlainScreen title={copy.noStorage.title}>
      <p className="measure">{copy.noStorage.text}</p>
    </PlainScreen>
  );
