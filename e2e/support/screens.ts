// Every golfer's address and the heading of its screen, so that a test notices a screen at the wrong address.

const greeting = /^Good (morning|afternoon|evening)/;

export const screens: Readonly<Record<string, RegExp>> = {
  '/': greeting,
  '/dashboard': greeting,
  '/new': greeting,
  '/old': /^Older dashboard$/,
  '/assessment': /^Assessment$/,
  '/mobility-assessment': /^Mobility assessment$/,
  '/swing-assessment': /^Swing assessment$/,
  '/video-analysis': /^AI swing analysis$/,
  '/video-analysis/history': /^Swing history$/,
  '/workout': /^Workout$/,
  '/workout-new': /^New workout$/,
  '/scheduling': /^Lessons$/,
  '/schedule': /^Lessons$/,
  '/analytics': /^Analytics$/,
  '/profile': /^Profile and settings$/,
  '/videos': /^Video library$/,
  '/playing': /^Play$/,
  '/practice': /^Practice$/,
  '/practice/analytics': /^Practice analytics$/,
  '/guided-practice-player': /^Guided practice$/,
  '/find-coach': /^Find a coach$/,
  '/find-game': /^Find a game$/,
  '/hand-over': /^A card from another phone$/,
  '/bag': /^Your bag$/,
  '/focus': /^Did it help\?$/,
  '/pocket-book': /^Pocket book$/,
  '/events': /^Events$/,
  '/404': /^Page Not Found$/,
};
