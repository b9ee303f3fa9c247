/** The texts of the start and of its failures. Texts given by the specification are letter for letter. */
export const copy = {
  authenticating: 'Authenticating user...',
  startup: {
    label: 'Starting Divot',
    steps: {
      environment: 'Checking environment',
      services: 'Initialising services',
      preferences: 'Loading preferences',
      analytics: 'Setting up analytics',
      finalising: 'Finalising',
    },
  },
  error: {
    title: 'Oops! Something went wrong',
    advice:
      'What you saved is safe on this device. Try again. If it keeps happening, reload the app and send the error ID to support.',
    staleAdvice:
      'This screen did not load. Check your connection and try again. If Divot has a new version, reload the app to get it. What you saved is safe on this device.',
    id: 'Error ID',
    retries: 'Tries so far',
    tryAgain: 'Try Again',
    reload: 'Reload App',
    home: 'Go Home',
  },
  config: {
    title: 'Configuration Error',
    text: 'The app is missing required configuration',
    help: 'Set these values in the .env.local file and build the app again. The README says where to find each one.',
  },
  noStorage: {
    title: 'This browser blocks storage',
    text: 'Divot stores your golf on this device, but this browser does not allow it. Leave private browsing or allow site data for this address. Then open Divot again.',
  },
  notFound: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist.",
    action: 'Go to Dashboard',
  },
  loadingScreen: 'Loading the screen',
} as const;
