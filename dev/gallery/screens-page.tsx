import { AuthenticatingScreen } from '#src/ui/layout/authenticating-screen.tsx';
import { ConfigErrorScreen } from '#src/ui/layout/config-error-screen.tsx';
import { ErrorScreen } from '#src/ui/layout/error-screen.tsx';
import { NotFound } from '#src/ui/layout/not-found.tsx';
import { StartupScreen } from '#src/ui/layout/startup-screen.tsx';
import { Button } from '#src/ui/primitives/button.tsx';

const steps = [
  'Checking environment',
  'Initialising services',
  'Loading preferences',
  'Setting up analytics',
  'Finalising',
];

export const ScreensPage = () => (
  <div className="grid *:min-h-160! lg:grid-cols-3">
    <StartupScreen label="Starting Divot" steps={steps} current={2} />
    <AuthenticatingScreen text="Authenticating user..." />
    <ErrorScreen
      title="Oops! Something went wrong"
      advice="Your rounds are safe on this device. Try again first; if it comes back, tell us the id below."
      facts={[
        { name: 'Error ID', value: 'e-7f3a-1c' },
        { name: 'Tries so far', value: '1' },
      ]}
      actions={
        <>
          <Button variant="primary">Try Again</Button>
          <Button>Reload App</Button>
          <Button variant="quiet">Go Home</Button>
        </>
      }
    />
    <ConfigErrorScreen
      title="Configuration Error"
      text="The app is missing required configuration"
      missing={['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_PROJECT_ID']}
      help="Set these in .env and build again."
    />
    <NotFound
      title="Page Not Found"
      text="The page you're looking for doesn't exist."
      action={<Button variant="primary">Go to the dashboard</Button>}
    />
  </div>
);
