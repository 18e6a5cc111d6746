import { sql } from 'drizzle-orm';
import type { ApplicationForm, PaperKind, StoredQuestion } from '#src/domains/vendors/contract/application.ts';
import type { LegalKind, ShopState } from '#src/domains/vendors/contract/shop.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type EarlierShop, shopsOfIdentity } from '../db/application-repository.ts';
import { legalIdentity } from '../rules/legal-identity.ts';

export type WaitingShop = {
	readonly id: string;
	readonly slug: string;
	readonly name: string;
	readonly state: ShopState;
	readonly email: string;
	readonly submittedAt: string | null;
	readonly infoRounds: number;
};

/** In milliseconds, because the decision must send back the same value. */
const SUBMITTED_AT = sql`
	to_char(shop.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt"`;

export const listShopsInState = (read: ReadDatabase, state: ShopState, most: number): Promise<readonly WaitingShop[]> =>
	read.read<WaitingShop>(sql`
		select shop.id, shop.slug, shop.name, shop.state, owner.email, ${SUBMITTED_AT},
			shop.info_rounds as "infoRounds"
		from shops shop join customers owner on owner.id = shop.owner_id
		where shop.state = ${state} order by shop.submitted_at nulls last, shop.id limit ${most}`);

export type ShownShop = WaitingShop & {
	readonly stateReason: string;
	readonly form: ApplicationForm | null;
	readonly questions: readonly StoredQuestion[] | null;
	readonly identityCheckedAt: string | null;
	readonly hasIdentity: boolean;
	readonly agreementVersion: string | null;
	readonly papers: readonly { readonly id: string; readonly kind: PaperKind }[];
	/** Other shops of the same legal identity, terminated ones included. */
	readonly sameIdentity: readonly EarlierShop[];
};
type Row = Omit<ShownShop, 'sameIdentity'> & {
	readonly legalKind: LegalKind;
	readonly taxCode: string | null;
	readonly identityHash: string | null;
};

export async function findShopForOperator(read: ReadDatabase, wanted: string): Promise<ShownShop | null> {
	const [found] = await read.read<Row>(sql`
		select shop.id, shop.slug, shop.name, shop.state, shop.state_reason as "stateReason", owner.email,
			shop.legal_kind as "legalKind", shop.tax_code as "taxCode", application.identity_hash as "identityHash",
			${SUBMITTED_AT}, shop.info_rounds as "infoRounds", application.form, application.questions,
			application.identity_checked_at as "identityCheckedAt", application.identity_hash is not null as "hasIdentity",
			application.agreement_version as "agreementVersion", coalesce((
				select json_agg(json_build_object('id', picture_id, 'kind', kind) order by added_at)
				from shop_papers where application_id = application.id
			), '[]') as papers
		from shops shop join customers owner on owner.id = shop.owner_id
		left join shop_applications application on application.shop_id = shop.id
		where shop.id::text = ${wanted} or shop.slug = ${wanted} or owner.email_normalised = lower(${wanted})`);
	if (!found) return null;
	const { legalKind, taxCode, identityHash, ...shown } = found;
	const identity = { ...legalIdentity({ legalKind, taxCode, identityHash }), except: shown.id };
	return { ...shown, sameIdentity: await shopsOfIdentity(read, identity) };
}

export async function findApplicant(read: ReadDatabase, email: string): Promise<string | null> {
	const [found] = await read.read<{ id: string }>(sql`
		select application.applicant_id as id from shop_applications application
		join customers person on person.id = application.applicant_id where person.email_normalised = lower(${email})`);
	return found?.id ?? null;
}
