import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties: readonly { readonly name: string }[];
};
type BillOfMaterials = {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

/**
 * What reaches a golfer's phone, in CycloneDX. `npm sbom --omit dev` also leaves out what both the app and a tool need,
 * React among them, so the packages of the build alone are taken out here.
 */
export const billOfMaterials = (): BillOfMaterials => {
  const all = JSON.parse(
    execSync('npm sbom --sbom-format cyclonedx', { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  ) as BillOfMaterials;
  // npm marks no workspace as a development one.
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const ownTools = Object.entries(devDependencies).map(([name, version]) => `${name}@${version}`);
  const isOfBuild = ({ 'bom-ref': ref, properties }: Component) =>
    (ref.startsWith('@divot/') && ownTools.includes(ref)) ||
    properties.some(({ name }) => name.endsWith(':development'));
  const left = new Set(all.components.filter(isOfBuild).map((component) => component['bom-ref']));
  return {
    ...all,
    components: all.components.filter((component) => !left.has(component['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !left.has(one)) })),
  };
};
