import { PlainScreen } from './plain-screen.tsx';

type ConfigErrorScreenProps = {
  readonly title: string;
  readonly text: string;
  readonly missing: readonly string[];
  readonly help: string;
};

export const ConfigErrorScreen = ({ title, text, missing, help }: ConfigErrorScreenProps) => (
  <PlainScreen title={title}>
    <p className="measure">{text}</p>
    <ul className="rule-t">
      {missing.map((name) => (
        <li key={name} className="rule-b py-2">
          <code className="text-note font-medium break-all">{name}</code>
        </li>
      ))}
    </ul>
    <p className="measure text-note text-rough">{help}</p>
  </PlainScreen>
);
