// Where golfers usually go from a screen, from the links it shows (SPEC section 2).

const fromDashboard = ['/playing', '/video-analysis', '/practice', '/analytics'] as const;

const next = {
  '/': fromDashboard,
  '/dashboard': fromDashboard,
  '/new': fromDashboard,
  '/assessment': ['/swing-assessment', '/mobility-assessment'],
  '/swing-assessment': ['/practice', '/workout-new'],
  '/mobility-assessment': ['/workout-new'],
  '/video-analysis': ['/video-analysis/history', '/practice'],
  '/workout': ['/workout-new'],
  '/practice': ['/guided-practice-player', '/videos'],
  '/playing': ['/analytics'],
  '/find-coach': ['/scheduling'],
  '/login': ['/dashboard', '/playing'],
} as const;

export type NextPath = (typeof next)[keyof typeof next][number];

export const likelyNext = (path: string): readonly NextPath[] =>
  Object.hasOwn(next, path) ? next[path as keyof typeof next] : [];
