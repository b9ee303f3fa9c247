const importWords = (choose: string, title: string, one: string, many: string) => {
  const count = (n: number) => `${n} ${n === 1 ? one : many}`;
  return {
    choose,
    title,
    found: (add: number, known: number, bad: number, likely: number) =>
      [
        `${count(add)} to add.`,
        known > 0 ? `${known} already here.` : '',
        likely > 0 ? `${likely} may be here already.` : '',
        bad > 0 ? `${bad} cannot be read.` : '',
        'Nothing is stored yet.',
      ]
        .filter(Boolean)
        .join(' '),
    store: (n: number) => `Add ${count(n)}`,
    done: (n: number) => `${count(n)} added.`,
  };
};

/** Words of importing rounds and courses. */
export const importCopy = {
  kinds: {
    rounds: importWords('Import rounds (CSV, JSON, GHIN, Garmin, 18Birdies)', 'Import rounds', 'round', 'rounds'),
    courses: importWords('Import courses (CSV or JSON)', 'Import courses', 'course', 'courses'),
  },
  reading: 'Reading the file',
  storing: 'Storing',
  tooLarge: (mb: number) =>
    `This file is larger than ${mb} MB, more than any list of rounds. Choose the CSV, JSON or ZIP file that the other app gave you.`,
  unreadable: 'Divot could not read this file.',
  nothingStored: 'Divot stored nothing from the file.',
  undone: 'Import undone',
  openDay: 'The file does not say whether the day or the month comes first. Which day did you play?',
  openNines: 'The archive does not say which nine you played. Choose it, or Divot leaves the round out.',
  frontNine: 'Front nine',
  backNine: 'Back nine',
  parsTitle: 'Check the pars. The archive has none, so Divot worked them out from the length of each hole.',
  pars: (what: string, pars: readonly number[]) => `${what}: ${pars.join(' ')}`,
  parsRight: 'These pars are right',
  badTitle: {
    line: (n: number) => (n === 1 ? '1 line cannot be read' : `${n} lines cannot be read`),
    entry: (n: number) => (n === 1 ? '1 entry cannot be read' : `${n} entries cannot be read`),
  },
  columnsText: 'Divot does not know this table. Say what each column holds, then read it again.',
  columnChoice: {
    title: 'Check the columns',
    column: (name: string) => name || 'No name',
    unused: 'Not used',
    readAgain: 'Use these columns',
    needs: 'Choose a column for the date and one for the score.',
    fields: {
      date: 'Date',
      club: 'Golf club',
      course: 'Course',
      tee: 'Tee',
      score: 'Score of the round',
      holes: 'Holes played',
      type: 'Kind of score',
      rating: 'Course rating',
      slope: 'Slope',
      both: 'Rating and slope',
      pcc: 'PCC',
      differential: 'Score differential',
      golfer: 'Golfer',
      hole: 'Number of the hole',
      strokes: 'Score of each hole',
      par: 'Par of each hole',
      strokeIndex: 'Stroke index',
      putts: 'Putts',
      penalties: 'Penalties',
      fairway: 'Fairway hit',
    },
  },
  firstRead: 'The first rounds, as Divot reads them',
  likelyTitle: 'The same round?',
  likelyText: 'Divot leaves these out. Tick each one that is another round.',
  likely: (day: string) => `Looks like the round of ${day}.`,
  knownTitle: (n: number) => `Already here, left out: ${n}`,
  place: {
    line: (at: number, what: string) => `Line ${at}: ${what}.`,
    entry: (at: number, what: string) => `Entry ${at}: ${what}.`,
  },
  leaveOut: {
    line: (n: number) => (n === 1 ? 'Leave this line out' : `Leave these ${n} lines out`),
    entry: (n: number) => (n === 1 ? 'Leave this entry out' : `Leave these ${n} entries out`),
  },
  cancel: 'Cancel',
} as const;
