import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { foldVietnamese, slugOf } from '#src/shared/slug.ts';
import { BASE_CATEGORIES } from '../db/base-categories.ts';
import { addMissingCategories } from '../db/category-repository.ts';

export async function loadCategories(context: Context<SystemActor>): Promise<void> {
	const row = (name: string, icon: string, position: number, licence = '') => ({
		id: newId(),
		slug: slugOf(name),
		name,
		nameFolded: foldVietnamese(name),
		icon,
		position,
		licence,
	});
	const parents = BASE_CATEGORIES.map(({ name, icon }, position) => ({
		...row(name, icon, position),
		level: 1 as const,
		parentSlug: null,
	}));
	const children = BASE_CATEGORIES.flatMap((parent) =>
		parent.children.map(([name, icon, licence], position) => ({
			...row(name, icon, position, licence),
			level: 2 as const,
			parentSlug: slugOf(parent.name),
		})),
	);
	await transact(context, async ({ db }) => {
		await addMissingCategories(db, parents);
		await addMissingCategories(db, children);
		return ok(null);
	});
}
