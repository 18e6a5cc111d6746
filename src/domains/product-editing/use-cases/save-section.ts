import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import {
	deleteSection,
	insertSection,
	lockSections,
	recordSection,
	type StoredSection,
} from '#src/domains/catalog/db/section-repository.ts';
import { findTextIssues } from '#src/domains/vendors/rules/shop-page/text-check.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { asName } from '#src/shared/text/text.ts';
import {
	type AddSectionInput,
	type OrderSectionsInput,
	type RenameSectionInput,
	SECTIONS_MAX,
	type SectionIdInput,
	type ShopSection,
} from '../contract/sections.ts';
import { listSections } from '../queries/list-sections.ts';
import { sectionSlug } from '../rules/section-name.ts';

type Stored = Result<{ items: ShopSection[]; nextCursor: null }, Failure<CatalogFailure>>;
type CommandFailure = Extract<Stored, { ok: false }>;

export function addSection(context: Context<VendorActor>, input: AddSectionInput): Promise<Stored> {
	return save(context, async ({ db, actor, now }, sections) => {
		if (sections.length >= SECTIONS_MAX) return fail('catalog.sections_full', { max: SECTIONS_MAX });
		const { name, nameKey } = asName(input.name);
		const refused = checkName(name, nameKey, sections);
		if (refused) return refused;
		const slug = sectionSlug(
			name,
			sections.map((section) => section.slug),
		);
		const position = Math.max(-1, ...sections.map((section) => section.position)) + 1;
		const { shopId } = actor;
		await insertSection(db, { id: newId(), shopId, slug, name, nameKey, position, createdAt: await now() });
		return null;
	});
}

/** The slug stays, so shared links still work. */
export function renameSection(context: Context<VendorActor>, input: RenameSectionInput): Promise<Stored> {
	return save(context, async ({ db }, sections) => {
		if (!sections.some(({ id }) => id === input.sectionId)) return fail('catalog.not_found');
		const { name, nameKey } = asName(input.name);
		const others = sections.filter(({ id }) => id !== input.sectionId);
		const refused = checkName(name, nameKey, others);
		if (refused) return refused;
		await recordSection(db, input.sectionId, { name, nameKey });
		return null;
	});
}

export function removeSection(context: Context<VendorActor>, { sectionId }: SectionIdInput): Promise<Stored> {
	return save(context, async ({ db }, sections) => {
		if (!sections.some(({ id }) => id === sectionId)) return fail('catalog.not_found');
		await deleteSection(db, sectionId);
		return null;
	});
}

export function orderSections(context: Context<VendorActor>, { sectionIds }: OrderSectionsInput): Promise<Stored> {
	return save(context, async ({ db }, sections) => {
		const wanted = new Set(sectionIds);
		const isWhole = wanted.size === sectionIds.length && sections.length === wanted.size;
		if (!isWhole || sections.some(({ id }) => !wanted.has(id))) return fail('catalog.sections_changed');
		for (const [position, id] of sectionIds.entries()) await recordSection(db, id, { position });
		return null;
	});
}

/** Section names are published without review, so any doubt rejects them. */
function checkName(name: string, nameKey: string, others: readonly StoredSection[]): CommandFailure | null {
	if (findTextIssues(name).length > 0)
		return fail('catalog.section_doubtful', undefined, { name: 'catalog.section_doubtful' });
	const isTaken = others.some((section) => section.nameKey === nameKey);
	return isTaken ? fail('catalog.section_taken', undefined, { name: 'catalog.section_taken' }) : null;
}

/** Serialises all changes of a shop's sections and returns the resulting list. */
function save(
	context: Context<VendorActor>,
	change: (scope: Scope<VendorActor>, sections: readonly StoredSection[]) => Promise<CommandFailure | null>,
): Promise<Stored> {
	return transact(context, async (scope): Promise<Stored> => {
		const { actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const { shopId } = actor;
		const refused = await change(scope, await lockSections(scope.db, shopId));
		if (refused) return refused;
		await dropPages(scope.db, [`shop-sections:${shopId}`]);
		return ok({ items: [...(await listSections(scope.read, shopId))], nextCursor: null });
	});
}
