import { MAX_VND } from '#src/shared/money.ts';
import { QUESTIONS } from '../tests/search/questions.ts';
import { type Figure, yardstick } from './figure.ts';
import { type Load, load } from './wrk.ts';

/** Typed without slips; the others are asked several times over and are measured by themselves. */
const PLAIN_KINDS = ['no tones', 'with tones', 'half tones', 'synonyms and abbreviations'];
/** More questions than one run can ask. */
const NO_TWO_ALIKE = 20_000;

const typed = (isPlain: boolean): readonly string[] =>
	QUESTIONS.filter(({ kind }) => PLAIN_KINDS.includes(kind) === isPlain).map(({ typed: q }) => encodeURIComponent(q));

const ASKED = { plain: typed(true), mistyped: typed(false) };
type Kind = keyof typeof ASKED;

/** Asked again and again, as visitors do: what was answered a moment ago is kept. */
export const repeated = (kind: Kind): readonly string[] => ASKED[kind].map((q) => `/api/products?q=${q}`);

let asked = 0;

/** The highest price asked for makes each a question of its own, and leaves none of the goods out. */
export function neverAsked(kind: Kind): readonly string[] {
	const from = asked;
	asked += NO_TWO_ALIKE;
	return Array.from(
		{ length: NO_TWO_ALIKE },
		(_, at) => `/api/products?maxVnd=${MAX_VND - from - at}&q=${ASKED[kind][at % ASKED[kind].length]}`,
	);
}

export type NewQuestions = { readonly kind: Kind; readonly connections: number; readonly load: Load };

/** Each kind of question, none of them answered from what was kept, with many, some and one who ask. */
export const askNewQuestions = (url: string, seconds: number): readonly NewQuestions[] =>
	(['plain', 'mistyped'] as const).flatMap((kind) =>
		[16, 4, 1].map((connections) => ({
			kind,
			connections,
			load: load(url, neverAsked(kind), { connections, seconds }),
		})),
	);

const WORDS: Readonly<Record<Kind, string>> = { plain: 'new questions', mistyped: 'new mistyped questions' };

/** `goods`: how many there were. */
export const newQuestionFigures = (goods: number, measured: readonly NewQuestions[]): readonly Figure[] =>
	measured.flatMap(({ kind, connections, load: { perSecond, p50Ms, p95Ms, p99Ms } }) => {
		const figure = `${goods / 1000}k, ${WORDS[kind]}, ${connections} at once`;
		return [
			yardstick({ figure, value: perSecond, unit: '/s' }),
			yardstick({ figure: `${figure}, p50`, value: p50Ms, unit: 'ms' }),
			yardstick({ figure: `${figure}, p95`, value: p95Ms, unit: 'ms' }),
			yardstick({ figure: `${figure}, p99`, value: p99Ms, unit: 'ms' }),
		];
	});
