const importWords = (choose: string, title: string, one: string, many: string) => {
  const count = (n: number) => `${n} ${n === 1 ? one : many}`;
  return {
    choose,
    title,
    found: (add: number, here: number, bad: number, likely: number) =>
      [
        `${count(add)} to add.`,
        here > 0 ? `${here} already here.` : '',
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
  short: 'Import',
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
  columnsText: 'Divot is not sure about this table. Say what each column holds, then read it again.',
  columnChoice: {
    title: 'Check the columns',
    column: (name: string) => name || 'No name',
    unused: 'Not used',
    readAgain: 'Use these columns',
    needs: 'Choose the score of each hole, or a date and a score.',
    fields: {
      date: 'Date',
      club: 'Golf club',
      course: 'Course',
      tee: 'Tee',
      score: 'Score of the round',
      gross: 'Strokes of the round',
      out: 'Front nine',
      in: 'Back nine',
      toPar: 'Score to par',
      totalPar: 'Par of the course',
      totalPoints: 'Points of the round',
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
      yards: 'Length of each hole',
      putts: 'Putts',
      penalties: 'Penalties',
      fairway: 'Fairway hit',
      points: 'Points of each hole',
    },
  },
  questions: {
    card: (rounds: number) =>
      rounds === 1
        ? 'The holes of 1 round do not add up or are no strokes. What are they?'
        : `The holes of ${rounds} rounds do not add up or are no strokes. What are they?`,
    differential: (rounds: number) =>
      rounds === 1
        ? 'The differential of 1 round does not fit its score and rating. Which one counts?'
        : `The differentials of ${rounds} rounds do not fit their scores and ratings. Which ones count?`,
    golfer: 'Which of these cards is yours?',
    day: 'The file does not say when you played. Which day was it?',
    course: 'The file does not name the course. Where did you play?',
  },
  readings: {
    strokes: 'Strokes',
    'to-par': 'Scores against par',
    'par-score': 'Par and score of each hole',
    'score-putts': 'Score and putts of each hole',
    totals: 'Use the total alone',
    none: 'Leave these rounds out',
  },
  strokes: (n: number) => `${n} strokes in the first of them`,
  counts: { score: 'Score and rating', differential: 'The differential, without a rating' },
  answered: 'Use these answers',
  unreadColumns: (names: readonly string[]) => `Divot does not read these columns: ${names.join(', ')}.`,
  unreadLines: (lines: readonly number[]) =>
    lines.length === 1
      ? `Line ${lines[0]} holds no round.`
      : `${lines.length} lines hold no round, the first is line ${lines[0]}.`,
  /** Why nothing can be added yet. */
  waits: {
    columns: 'Say what the columns hold first.',
    questions: 'Answer the questions first.',
    lines: 'Confirm that Divot leaves out what it cannot read.',
    pars: 'Check the pars first.',
    nothing: 'Divot found no round that it can add.',
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
