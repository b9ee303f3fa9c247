import type { ReactNode } from 'react';
import { PlainScreen } from './plain-screen.tsx';

type ErrorScreenProps = {
  readonly title: string;
  /** What is safe and what to do. */
  readonly advice: string;
  /** Names and values that support asks for: error id, tries so far. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Try again, reload, go home. */
  readonly actions: ReactNode;
};

export const ErrorScreen = ({ title, advice, facts, actions }: ErrorScreenProps) => (
  <PlainScreen title={title} actions={actions}>
    <p className="measure" role="alert">
      {advice}
    </p>
    <dl className="rule-t">
      {facts.map(({ name, value }) => (
        <div key={name} className="rule-b flex justify-between gap-4 py-2 text-note">
          <dt className="text-rough">{name}</dt>
          <dd className="figures font-medium break-all select-all">{value}</dd>
        </div>
      ))}
    </dl>
  </PlainScreen>
);
