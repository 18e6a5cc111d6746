import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { LockedShop } from '../../db/shop-repository.ts';

/** Whether a shop takes orders has changed: its pages and lists are rendered again, and categories that name it by its slug. */
export const showOpening = ({ db }: Scope, { id, slug }: Pick<LockedShop, 'id' | 'slug'>): Promise<void> =>
	dropPages(db, ['shops', `shop:${id}`, `shop:${slug}`]);
