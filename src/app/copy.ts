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
    tab: 'Error · Divot',
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
  loadingScreen: 'Loading the screen',
} as const;
