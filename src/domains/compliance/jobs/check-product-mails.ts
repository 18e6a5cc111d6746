import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { LICENCE_NOTICES, PRODUCT_NOTICES } from '../rules/notices.ts';

/** Product notices require the permission to edit stock, licence notices the permission to edit products. */
export const productMailChecks = [
	staffMailCheck(PRODUCT_NOTICES, 'stock.edit'),
	staffMailCheck(LICENCE_NOTICES, 'goods.edit'),
];
