import { and, eq, inArray, or } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { PastedAddress, PastedAddressInput } from '../contract.ts';
import { formerWards, provinces, wards } from '../db/tables.ts';
import { namesIn, type PlaceCandidate, readPlaces } from '../rules/pasted-address.ts';
import { NO_RECEIVER } from '../rules/pasted-receiver.ts';

const WARD_WORDS = ['phuong', 'xa', 'dac khu'] as const;
/** `Phường 1` existed in nearly every town; with more candidates the name is ambiguous. */
const CANDIDATES_MAX = 500;

const place = {
	provinceCode: wards.provinceCode,
	provinceName: provinces.name,
	wardCode: wards.code,
	wardName: wards.name,
};

/** Also understands names of units that were abolished in July 2025. */
export async function readPastedAddress(read: ReadDatabase, input: PastedAddressInput): Promise<PastedAddress> {
	const text = input.text.normalize('NFC');
	const names = [...namesIn(text)];
	if (names.length === 0) return { street: '', ...NO_RECEIVER, matches: [] };
	const [former, today] = await Promise.all([findFormer(read, names), findToday(read, names)]);
	return readPlaces(text, [...today, ...former]);
}

async function findFormer(read: ReadDatabase, names: string[]): Promise<readonly PlaceCandidate[]> {
	const { wardName: ward, districtName: district, provinceName: province } = formerWards;
	const rows = await read
		.select({ place, former: { ward, district, province } })
		.from(formerWards)
		.innerJoin(wards, eq(wards.code, formerWards.wardCode))
		.innerJoin(provinces, eq(provinces.code, wards.provinceCode))
		.where(
			and(
				inArray(formerWards.wardKey, names),
				or(inArray(formerWards.districtKey, names), inArray(formerWards.provinceKey, names)),
			),
		)
		.limit(CANDIDATES_MAX);
	return rows.map((row) => ({ ...row.place, former: row.former }));
}

async function findToday(read: ReadDatabase, names: readonly string[]): Promise<readonly PlaceCandidate[]> {
	const folded = names.flatMap((name) => WARD_WORDS.map((word) => `${word} ${name}`));
	const rows = await read
		.select(place)
		.from(wards)
		.innerJoin(provinces, eq(provinces.code, wards.provinceCode))
		.where(inArray(wards.nameFolded, folded))
		.limit(CANDIDATES_MAX);
	return rows.map((row) => ({ ...row, former: null }));
}
