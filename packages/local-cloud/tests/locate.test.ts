import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locateFirestoreEmulator } from '../emulators/locate.ts';

let home: string;
const file = (...parts: string[]) => {
  const path = join(home, ...parts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};
const jarIn = (...sdk: string[]) =>
  file(...sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const locate = (env: NodeJS.ProcessEnv) => locateFirestoreEmulator({ env, home, sdkFolders: [join(home, 'sdk')] });

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'divot-locate-')));
});
afterEach(() => rmSync(home, { recursive: true }));

describe('the Firestore emulator is found', () => {
  it('where the environment names it, with Java from JAVA_HOME', () => {
    const jar = file('mine.jar');
    const java = file('jdk', 'bin', 'java');
    expect(locate({ FIRESTORE_EMULATOR_JAR: jar, JAVA_HOME: join(home, 'jdk') })).toEqual({
      found: true,
      files: { jar, java },
    });
  });

  it('beside a gcloud on the path, through symbolic links', () => {
    const jar = jarIn('cloud');
    const gcloud = file('cloud', 'bin', 'gcloud');
    const java = file('tools', 'java');
    symlinkSync(gcloud, join(home, 'tools', 'gcloud'));
    expect(locate({ PATH: join(home, 'tools') })).toEqual({ found: true, files: { jar, java } });
  });

  it('in a usual folder, else as the newest that firebase-tools has fetched', () => {
    const java = file('tools', 'java');
    file('.cache', 'firebase', 'emulators', 'cloud-firestore-emulator-v1.9.2.jar');
    const newest = file('.cache', 'firebase', 'emulators', 'cloud-firestore-emulator-v1.19.8.jar');
    expect(locate({ PATH: join(home, 'tools') })).toEqual({ found: true, files: { jar: newest, java } });
    const jar = jarIn('sdk');
    expect(locate({ PATH: join(home, 'tools') })).toEqual({ found: true, files: { jar, java } });
  });
});

describe('names what is missing', () => {
  it('no jar', () => {
    expect(locate({ PATH: '' })).toMatchObject({ found: false, reason: expect.stringContaining('not installed') });
  });

  it('a configured jar that does not exist', () => {
    jarIn('sdk');
    expect(locate({ FIRESTORE_EMULATOR_JAR: join(home, 'gone.jar') })).toMatchObject({ found: false });
  });

  it('no Java', () => {
    jarIn('sdk');
    expect(locate({ PATH: '' })).toMatchObject({ found: false, reason: expect.stringContaining('Java') });
  });
});
