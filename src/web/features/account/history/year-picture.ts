import { dateInWords } from "#messages/dates.ts";
import type { PracticeDay } from "#model/practice-log.ts";
import { addDays } from "#engines/calendar-date.ts";
import { yearPictureMessages as t } from "#messages/history.ts";
import { language } from "#messages/language.ts";
import { addressOf } from "../../../messages/addresses.ts";
import { canShareFiles, saveFile, share } from "../../../device/share.ts";
import { monthsOf, yearUntil, type DayOfYear } from "../heat-map.tsx";

interface YearPicture {
  today: string;
  days: PracticeDay[];
  /** Of the mantra; null for the whole practice. */
  title: string | null;
  siteName: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 54;
/** Distance of the squares; 27 weeks fill the width between the margins. */
const STEP = 36;
const SIDE = 30;
const WEEKS = 27;
/** Top of the squares of each half of the year. */
const HALVES = [360, 690];
const FIGURES_Y = 1085;

const heading = (size: number) => `600 ${size}px Poppins, system-ui, sans-serif`;
const plain = (size: number) => `400 ${size}px Nunito, system-ui, sans-serif`;

/** Draws the last year with its totals, and gives it to other apps where they take pictures; elsewhere it is saved. */
export async function keepYearPicture(picture: YearPicture) {
  const file = await drawYear(picture);
  const title = picture.title ?? t.title;
  if (canShareFiles()) await share({ title, text: title, url: location.origin + addressOf(""), files: [file] });
  else saveFile(file);
}

async function drawYear({ today, days, title, siteName }: YearPicture): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) throw new Error(t.failed.description);
  await Promise.all([document.fonts.load(heading(40), title ?? t.title), document.fonts.load(plain(40))]);
  const colors = readColors();
  context.fillStyle = colors.page;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  context.fillStyle = colors.heading;
  context.font = heading(60);
  context.fillText(title ?? t.title, MARGIN, 150, WIDTH - 2 * MARGIN);
  context.fillStyle = colors.soft;
  context.font = plain(32);
  const span = t.span(dateInWords(addDays(today, -365)) ?? "", dateInWords(today) ?? "");
  context.fillText(span, MARGIN, 215, WIDTH - 2 * MARGIN);

  const year = yearUntil(today, days);
  HALVES.forEach((top, half) => drawHalf(context, { year, top, firstWeek: half * WEEKS, colors }));
  drawFigures(context, days, colors);

  context.fillStyle = colors.soft;
  context.font = plain(28);
  context.fillText(siteName, MARGIN, HEIGHT - 54);
  const png = await toPng(canvas);
  return new File([png], `${today.slice(0, 4)}-practice.png`, { type: png.type });
}

type Colors = ReturnType<typeof readColors>;

const monthName = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });

interface Half {
  year: DayOfYear[];
  top: number;
  firstWeek: number;
  colors: Colors;
}

function drawHalf(context: CanvasRenderingContext2D, { year, top, firstWeek, colors }: Half) {
  const isIn = ({ week }: { week: number }) => week >= firstWeek && week < firstWeek + WEEKS;
  const leftOf = (week: number) => MARGIN + (week - firstWeek) * STEP;
  context.fillStyle = colors.soft;
  context.font = plain(26);
  for (const { week, date } of monthsOf(year).filter(isIn))
    context.fillText(monthName.format(Date.parse(date)), leftOf(week), top - 18);
  for (const { week, weekday, level } of year.filter(isIn)) {
    context.fillStyle = colors.levels[level];
    context.beginPath();
    context.roundRect(leftOf(week), top + weekday * STEP, SIDE, SIDE, 7);
    context.fill();
  }
}

/** Totals in two columns. */
function drawFigures(context: CanvasRenderingContext2D, days: PracticeDay[], colors: Colors) {
  const sum = (amount: (day: PracticeDay) => number) => days.reduce((total, day) => total + amount(day), 0);
  const repetitions = sum((day) => day.repetitions);
  const malas = sum((day) => day.malas);
  const minutes = sum((day) => day.minutes);
  const figures: [number: number, name: string][] = [
    [days.length, t.days(days.length)],
    [repetitions, t.repetitions(repetitions)],
    [malas, t.malas(malas)],
    ...(minutes > 0 ? [[minutes, t.minutes(minutes)] satisfies [number, string]] : []),
  ];
  for (const [place, [number, name]] of figures.entries()) {
    const x = MARGIN + (place % 2) * 486;
    const y = FIGURES_Y + Math.floor(place / 2) * 100;
    context.fillStyle = colors.levels[3];
    context.font = heading(56);
    const written = number.toLocaleString(language);
    context.fillText(written, x, y);
    const { width } = context.measureText(written);
    context.fillStyle = colors.soft;
    context.font = plain(30);
    context.fillText(name, x + width + 16, y, 470 - width - 16);
  }
}

const shade = "var(--shade)";
const mixed = (share: number) => `color-mix(in oklab, var(--saffron) ${share}%, ${shade})`;

/** Resolves the colors of the night for a canvas, which knows no custom properties. They are the same by day. */
function readColors() {
  const probe = document.createElement("i");
  probe.hidden = true;
  probe.style.colorScheme = "dark";
  document.body.append(probe);
  const resolve = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const levels = [shade, mixed(30), mixed(60), "var(--saffron)", "var(--saffron-200)"].map(resolve);
  const colors = {
    page: resolve("var(--page)"),
    heading: resolve("var(--heading)"),
    soft: resolve("var(--soft-text)"),
    // One of each level.
    levels: levels as unknown as Record<DayOfYear["level"], string>,
  };
  probe.remove();
  return colors;
}

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(t.failed.description)));
    canvas.toBlob(take, "image/png");
  });
