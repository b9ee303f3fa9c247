import type { Part } from '@divot/golf-rules';
import { PART_NAMES } from '#src/domain/coach/focus-words.ts';
import type { Wanted } from '#src/domain/coaches/match.ts';
import { type FaultId, faultName } from '@divot/golf-content';
import { isolated } from '#src/domain/shared/isolated.ts';
import { dayText } from '#src/platform/clock/day-text.ts';

const partText = (part: Part) => PART_NAMES[part].toLowerCase();
const faultsText = (faultIds: readonly FaultId[]) => faultIds.map(faultName).join(', ');

export const copy = {
  title: 'Find a coach',
  lead: 'Coaches from the directory. Those who teach what you work on come first. You can add your own coach.',
  order: ({ part, faultIds }: Wanted) => {
    const first = [
      part && `who teaches your focus (${partText(part)})`,
      faultIds.length > 0 && `who teaches your faults (${faultsText(faultIds)})`,
    ];
    return `Order: ${[...first, 'distance', 'name'].filter(Boolean).join(', then ')}.`;
  },
  asOf: (when: string) => `Directory as of ${when}.`,
  offline: (when: string) => `You are offline. Directory as of ${when}. Messages wait in your own mail.`,
  example: {
    name: 'Ines Duarte',
    bio: 'Full swing and short game. One change at a time.',
    city: 'Heronsbridge',
    priceFrom: 55,
    currency: 'USD',
  },
  noDirectory: {
    offline: 'The directory is not on this device yet. Connect to load it, or add your own coach now.',
    failing: 'The directory did not load. Divot will keep trying. You can add your own coach now.',
    loading: 'Loading the directory.',
    none: 'No coaches in the directory yet. You can add your own.',
  },
  nothing: 'No coaches match these filters.',
  widen: 'Clear the filters',
  free: {
    asking: 'Asking the coaches’ calendars …',
    offline: 'You are offline, so Divot cannot check the coaches’ calendars. Clear this filter to see every coach.',
    known: (count: number, unknown: number) =>
      [
        count === 1
          ? '1 coach has a free start in the next 7 days.'
          : `${count} coaches have a free start in the next 7 days.`,
        unknown === 0 ? '' : unknown === 1 ? 'Divot could not check 1 more.' : `Divot could not check ${unknown} more.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  filters: {
    title: 'Filters',
    distance: 'Distance',
    anywhere: 'Anywhere',
    km: (km: number) => `Within ${km} km, or online`,
    place: 'Use my place',
    placeHint: 'Your place is rounded to 3 km and stays on this device.',
    noPlace: 'Divot could not get your place.',
    online: 'Teaches online',
    verified: 'Verified',
    freeSoon: 'Free in the next 7 days',
    price: 'At most',
    anyPrice: 'Any price',
    upTo: (price: string) => `Up to ${price}`,
    speciality: 'Teaches',
    any: 'Anything',
    language: 'Language',
    anyLanguage: 'Any language',
    level: 'Level',
    anyLevel: 'Any level',
    specialities: { junior: 'Juniors', putting: 'Putting', fitness: 'Fitness' } as Readonly<Record<string, string>>,
  },
  card: {
    match: (part: Part | undefined, faultIds: readonly FaultId[]) => {
      const focus = part && `your focus, ${partText(part)}`;
      const faults = faultIds.length > 0 && `your faults: ${faultsText(faultIds)}`;
      const taught = [focus, faults].filter(Boolean).join(', and ');
      return taught === '' ? '' : `Teaches ${taught}.`;
    },
    km: (km: number) => (km < 3 ? 'within 3 km' : `about ${Math.round(km)} km away`),
    online: 'online',
    verified: 'verified',
    from: (price: string) => `from ${price}`,
    rating: (stars: string, count: number) => `${stars} of 5 from ${count} ratings`,
    answers: (hours: number) => `usually answers within ${Math.round(hours)} h`,
    saved: 'saved',
    free: 'free in the next 7 days',
    open: (name: string) => `Open ${name}`,
  },
  detail: {
    back: 'All coaches',
    gone: {
      offline: 'This coach is not on this device yet. Connect to load the directory.',
      failing: 'This coach did not load. Divot will keep trying.',
      loading: 'Loading the directory.',
      none: 'This coach is not in the directory any more.',
    },
    book: 'Book a lesson',
    message: 'Message',
    save: 'Save',
    unsave: 'Saved',
    hide: 'Hide this coach',
    hidden: 'Hidden.',
    report: 'Report this coach',
    reportHint: 'Your own mail opens, addressed to the people who run Divot here. The coach does not learn of it.',
    reportSubject: (name: string) => `Report: coach ${name}`,
    reportBody: (name: string, id: string) => `Coach: ${name} (${id})\n\nWhat is wrong:\n`,
    certificates: 'Certificates',
    languages: 'Languages',
    specialities: 'Teaches',
    lessons: 'Lessons',
    lesson: (title: string, minutes: number, price: string | undefined) =>
      [title, `${minutes} minutes`, price].filter(Boolean).join(', '),
  },
  message: {
    title: (name: string) => `Message to ${name}`,
    text: 'Your message',
    limit: 'A message has 1 to 1000 characters.',
    share: 'Lesson pack',
    shareHint: 'Tick what the coach may know. The preview shows everything your coach will get.',
    nothing: 'You have ticked nothing, so nothing is shared.',
    faults: 'What I work on',
    stats: 'Handicap and average score',
    swing: (day: string) => `Swing of ${dayText(day)}, with its picture`,
    round: (day: string, course: string) => `Round of ${dayText(day)}, ${course}`,
    preview: 'What your coach gets',
    picture: 'Picture of the swing',
    clips: (count: number) =>
      count === 1 ? 'Sharing includes the clip of the swing.' : `Sharing includes ${count} clips.`,
    mail: 'Open in my mail',
    sms: 'Open in my messages',
    shareOut: 'Share',
    copy: 'Copy',
    copied: 'Copied. Paste it wherever you reach the coach.',
    notCopied: 'This browser does not let Divot copy. Select the words above and copy them by hand.',
    notShared: 'This browser could not share it. Copy it instead.',
    kept: 'Saved under your messages.',
    how: 'Divot sends nothing itself. Your own mail or messenger does, later if you are offline.',
    noPicture: 'Mail takes only the words. Share takes the picture too.',
  },
  messages: { title: 'Your messages', to: (name: string, day: string) => `${isolated(name)}, ${day}` },
  own: {
    title: 'Your own coaches',
    add: 'Add your own coach',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    save: 'Add',
    remove: (name: string) => `Remove ${name}`,
    message: (name: string) => `Message ${name}`,
  },
} as const;
