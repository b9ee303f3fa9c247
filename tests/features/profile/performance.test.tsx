import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ratingOf } from '#src/platform/monitoring/vitals.ts';

// This device's web vitals, judged by the usual thresholds (web.dev/articles/vitals).

it.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'fair'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'fair'],
  ['CLS', 0.26, 'poor'],
  ['score', 72, undefined],
])('%s of %s is %s', (name, value, rating) => expect(ratingOf(name, value)).toBe(rating));

describe('the performance panel', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
    for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID']) vi.stubEnv(`VITE_FIREBASE_${name}`, 'x');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllEnvs();
  });
  const open = async () => {
    const { PerformanceSection } = await import('#src/features/profile/performance-section.tsx');
    return render(<PerformanceSection />).container;
  };

  it('shows what this device measured, and how good that is', async () => {
    localStorage.setItem('divot-vitals', JSON.stringify({ LCP: 812.4, CLS: 0.12, unknown: 5 }));
    await open();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '0.81 sgood',
      '0.12could be better',
    ]);
  });

  it('says so if nothing has been measured', async () => {
    await open();
    expect(screen.getByText(/^Nothing measured yet/)).toBeTruthy();
  });

  it('is hidden if performance monitoring is off', async () => {
    vi.stubEnv('VITE_PERFORMANCE_MONITORING', 'false');
    expect((await open()).textContent).toBe('');
  });
});
