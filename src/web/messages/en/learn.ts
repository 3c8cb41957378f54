const minutes = (count: number) => (count === 1 ? "about 1 minute" : `about ${count} minutes`);
const toSteps = (step: string) => `Next: ${step}`;

/** Texts of the path on which a mantra is learned. */
export const learnMessages = {
  length: (count: number | null) =>
    `Six small steps${count === null ? "" : `, ${minutes(count)}`}. Your place is kept.`,
  steps: "Steps",
  names: { hear: "Hear", read: "Read", lines: "Lines", say: "Say", three: "3", eleven: "11", mala: "108" },
  titles: {
    hear: "Hear it",
    read: "Read it",
    slowly: "Slowly",
    say: "Say it",
    three: "Three times",
    eleven: "Eleven times",
    mala: "A whole mala",
  },
  next: {
    lines: toSteps("line by line"),
    slowly: toSteps("slowly"),
    say: toSteps("say it"),
    three: toSteps("3 times"),
    eleven: toSteps("11 times"),
    mala: toSteps("108 times"),
  },
  failed: "The recording can't be played just now. You can go on without it.",

  hear: "Listen to the whole mantra once. The syllable being sung lights up above.",
  read: "Read the whole mantra once, slowly. There is no recording of it yet.",
  listen: "Listen",
  stop: "Stop",
  again: "Hear it again",

  lineOf: (line: number, lines: number) => `Line ${line} of ${lines}`,
  words: "Touch a word to learn what it says here.",
  readLine: "Read this line aloud a few times.",
  playSlowly: "Play slowly",
  continueLine: (line: number) => `Continue: line ${line}`,
  pause: "Pause",
  previousLine: "Previous line",
  nextLine: "Next line",

  say: "Say it, then hear your voice beside the teacher's. Nothing you record leaves this device, and nothing of it is kept.",
  sayAloud: "Say it aloud a few times, in your own time.",
  part: "What to say",
  whole: "The whole mantra",
  record: "Record my voice",
  stopRecording: "Stop recording",
  hearBoth: "Hear both",
  recordAgain: "Record again",
  inTurn: "Without a microphone",
  inTurnHint: "Listen first. Then say it in the silence after it.",
  yourTurn: "Your turn",
  teacher: "Listen",
  seconds: (seconds: number) => `Recording: ${Math.floor(seconds)} s`,
  opening: "Waiting for the microphone…",

  rounds: "Say it together with the recording. The text grows a little fainter each time.",
  roundsAlone: "Say it aloud, and press the button after each time. The text grows a little fainter.",
  byHeart: "The text fades away. Touch its place to see it again.",
  byHeartAlone: "Press the button after each time. The text fades away; touch its place to see it again.",
  roundsDone: (done: number, goal: number) => `${done} of ${goal}`,
  begin: "Begin",
  goOn: (done: number, goal: number) => `Continue: ${done} of ${goal}`,
  said: "I said it",
  showText: "Show the text",

  mala: "You know it now. A mala is 108 repetitions, and the text stays in sight.",
  startMala: "Start the mala",
  learnAgain: "Learn it again",
};
