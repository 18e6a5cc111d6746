import type { EditorProblem } from './editor-problems.ts';

/** Field ids in the order of the page; repeated fields end in their index. */
const PLACES = [
	/^ten-hang$/,
	/^danh-muc-hang$/,
	/^phan-anh$/,
	/^alt-/,
	/^(?:nhom|lua-chon)-(\d+)$/,
	/^(?:gia|kho|ma|nang|dai|ban)-(\d+)$/,
	/^mo-ta-hang$/,
	/^thuong-hieu$/,
	/^dd-/,
	/^chuan-bi$/,
	/^mua-nhieu$/,
	/^bang-phi$/,
	/^khong-tra$/,
] as const;
const FIELD_ORDER = ['nhom', 'lua-chon', 'gia', 'kho', 'ma', 'nang', 'dai', 'ban'] as const;

function placeOf(field: string): readonly [number, number, number] {
	const place = PLACES.findIndex((name) => name.test(field));
	const row = Number(PLACES[place]?.exec(field)?.[1] ?? 0);
	return [place, row, FIELD_ORDER.findIndex((name) => field.startsWith(`${name}-`))];
}

/** Sorts problems by position on the page, so that the focus moves downwards only. */
export function sortByPagePosition(problems: readonly EditorProblem[]): readonly EditorProblem[] {
	const placed = problems.map((problem) => ({ problem, at: placeOf(problem.field) }));
	placed.sort((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1] || one.at[2] - other.at[2]);
	return placed.map(({ problem }) => problem);
}
