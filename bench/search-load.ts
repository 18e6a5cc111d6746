import { createHash } from 'node:crypto';
import { MAX_VND } from '#src/shared/money.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { QUESTIONS } from '../tests/search/questions.ts';
import { atLeast, atMost, baselineFigure, type Figure } from './figure.ts';
import { type Load, load } from './wrk.ts';

/** Queries without typing errors; mistyped queries take several searches each and are measured separately. */
const PLAIN_KINDS = ['no tones', 'with tones', 'half tones', 'synonyms and abbreviations'];
const UNIQUE_QUERIES = 20_000;

const typed = (isPlain: boolean): readonly string[] =>
	QUESTIONS.filter(({ kind }) => PLAIN_KINDS.includes(kind) === isPlain).map(({ typed: q }) => encodeURIComponent(q));

const REQUESTED = { plain: typed(true), mistyped: typed(false) };
type Kind = keyof typeof REQUESTED;

export const repeated = (kind: Kind): readonly string[] => REQUESTED[kind].map((q) => `/api/products?q=${q}`);

/** Distinct queries, drawn by Zipf's law: the second is sent half as often as the first, the third a third as often. */
export const DISTINCT_QUERIES = 4000;
const DRAWN = 20_000;
const CHUNK_WORDS_MAX = 4;
const SERIAL_NUMBER = / \d+$/;

const chanceOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** Mixes real queries with one to four neighbouring words of product names, with or without tone marks. */
export function visitorQueryMix(names: readonly string[]): readonly string[] {
	const pieces = names.flatMap((name, nth) => {
		const words = name.toLowerCase().replace(SERIAL_NUMBER, '').split(' ');
		return words.flatMap((_, from) => {
			const length = 1 + Math.floor(chanceOf(`${nth} ${from} long`) * CHUNK_WORDS_MAX);
			const chunk = words.slice(from, from + length).join(' ');
			return [chunk, foldVietnamese(chunk)];
		});
	});
	const different = [...new Set([...QUESTIONS.map(({ typed: text }) => text), ...pieces])]
		.sort((a, b) => chanceOf(a) - chanceOf(b))
		.slice(0, DISTINCT_QUERIES);
	const share = 1 / Math.log(different.length + 1);
	return Array.from({ length: DRAWN }, (_, draw) => {
		const rank = Math.floor(Math.exp(chanceOf(`draw ${draw}`) / share));
		return `/api/products?q=${encodeURIComponent(different[rank - 1] ?? different[0] ?? '')}`;
	});
}

let asked = 0;

/** A different maximum price makes each query miss the cache without excluding any product. */
export function uncachedQueries(kind: Kind): readonly string[] {
	const from = asked;
	asked += UNIQUE_QUERIES;
	return Array.from(
		{ length: UNIQUE_QUERIES },
		(_, at) => `/api/products?maxVnd=${MAX_VND - from - at}&q=${REQUESTED[kind][at % REQUESTED[kind].length]}`,
	);
}

export type UncachedSearches = { readonly kind: Kind; readonly connections: number; readonly load: Load };

export const measureUncachedSearches = (url: string, seconds: number): readonly UncachedSearches[] =>
	(['plain', 'mistyped'] as const).flatMap((kind) =>
		[16, 4, 1].map((connections) => ({
			kind,
			connections,
			load: load(url, uncachedQueries(kind), { connections, seconds }),
		})),
	);

const WORDS: Readonly<Record<Kind, string>> = { plain: 'new questions', mistyped: 'new mistyped questions' };

/** Limits for queries without typing errors at 16 connections. */
type Goals = { readonly perSecond?: number; readonly p95Ms?: number; readonly p99Ms?: number };

export const uncachedSearchFigures = (
	goods: number,
	measured: readonly UncachedSearches[],
	goals: Goals,
): readonly Figure[] =>
	measured.flatMap(({ kind, connections, load: { perSecond, p50Ms, p95Ms, p99Ms } }) => {
		const figure = `${goods / 1000}k, ${WORDS[kind]}, ${connections} at once`;
		const goal = kind === 'plain' && connections === 16 ? goals : {};
		const within = (most: number | undefined, name: string, value: number): Figure => {
			const one = { figure: `${figure}, ${name}`, value, unit: 'ms' };
			return most === undefined ? baselineFigure(one) : atMost(most, one);
		};
		const rate = { figure, value: perSecond, unit: '/s' };
		return [
			goal.perSecond === undefined ? baselineFigure(rate) : atLeast(goal.perSecond, rate),
			within(undefined, 'p50', p50Ms),
			within(goal.p95Ms, 'p95', p95Ms),
			within(goal.p99Ms, 'p99', p99Ms),
		];
	});
