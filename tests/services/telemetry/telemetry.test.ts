import { describe, expect, it } from 'vitest';
import { eventAddress } from '#src/services/telemetry/telemetry.ts';

const settings = { base: 'https://analytics.example', measurementId: 'G-TEST', clientId: 'c1', version: '2.0.0' };
const parameters = (address: string | undefined) => Object.fromEntries(new URL(address ?? 'x:').searchParams);

describe('what telemetry sends', () => {
  it('a web vital: its name and figure', () => {
    expect(parameters(eventAddress(settings, { kind: 'vital', name: 'LCP', value: 1234.56789 }))).toEqual({
      v: '2',
      tid: 'G-TEST',
      cid: 'c1',
      en: 'web_vital',
      'ep.app_version': '2.0.0',
      'ep.metric': 'LCP',
      'epn.value': '1234.568',
    });
  });

  it('a start: nothing but the version', () => {
    expect(parameters(eventAddress(settings, { kind: 'app_init' }))).toEqual({
      v: '2',
      tid: 'G-TEST',
      cid: 'c1',
      en: 'app_init',
      'ep.app_version': '2.0.0',
    });
  });

  it('a failure: its class and screen, never a message, an id or a search', () => {
    const said = parameters(
      eventAddress(settings, {
        kind: 'exception',
        errorKind: 'sam@example.org was refused',
        screen: '/playing?round=4711',
      }),
    );
    expect(said).toMatchObject({ 'ep.kind': 'Error', 'ep.screen': '/other' });
    expect(JSON.stringify(said)).not.toMatch(/sam|4711/);
    expect(
      parameters(eventAddress(settings, { kind: 'exception', errorKind: 'TypeError', screen: '/practice/analytics' })),
    ).toMatchObject({ 'ep.kind': 'TypeError', 'ep.screen': '/practice/analytics' });
  });

  it('nothing that is not a vital', () => {
    expect(eventAddress(settings, { kind: 'vital', name: 'score', value: 72 })).toBeUndefined();
    expect(eventAddress(settings, { kind: 'vital', name: 'CLS', value: Number.NaN })).toBeUndefined();
  });
});
