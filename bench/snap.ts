import { figure } from './report/figures.js';
import { table } from './report/table.js';
import { BuiltReader } from './snap/built-reader.js';
import { distorted, DISTORTIONS } from './snap/distortions.js';
import { type Outcome, OUTCOMES, outcomeOf, placeOf } from './snap/outcome.js';
import { readSamples, readSizes } from './snap/samples.js';

// Reads every sample in every distortion with the built server's reader: `npm run snap -w bench`, after `npm run build`.

interface Row {
  readonly kind: string;
  readonly outcome: Outcome;
  readonly cpuMs: number;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

const summed = (rows: readonly Row[]): string[][] =>
  [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const its = rows.filter((row) => row.kind === kind);
    const cpuMs = its.map((row) => row.cpuMs);
    return [
      kind,
      ...OUTCOMES.map((outcome) => String(its.filter((row) => row.outcome === outcome).length)),
      figure(sum(cpuMs) / cpuMs.length),
      figure(Math.max(...cpuMs)),
    ];
  });

const [samples, sizes] = await Promise.all([readSamples(), readSizes()]);
const reader = new BuiltReader();
const rows: Row[] = [];
for (const { name, size, picture, isPhoto } of samples)
  for (const distortion of isPhoto ? DISTORTIONS : DISTORTIONS.slice(0, 1)) {
    const { chosen, cpuMs } = await reader.read(await distorted(picture, distortion), sizes);
    const outcome = outcomeOf(chosen, size);
    const [first] = chosen?.choices ?? [];
    rows.push({ kind: isPhoto ? distortion.kind : 'no photo', outcome, cpuMs });
    const told = first === undefined ? 'nothing' : `${first.size} ${first.share.toFixed(2)}`;
    say(
      `${name}, ${distortion.kind}: ${outcome} (${told}, place ${placeOf(chosen, size)}) ${figure(cpuMs)} CPU ms`,
    );
  }
await reader.end();
say(`\n${table(['kind', ...OUTCOMES, 'CPU ms each', 'most'], summed(rows))}`);
process.exitCode = rows.some(({ outcome }) => outcome === 'wrong') ? 1 : 0;
