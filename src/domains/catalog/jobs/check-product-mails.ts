import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { LICENCE_NOTICES, PRODUCT_NOTICES } from '../rules/notices.ts';

/** Of products whoever keeps stock hears, of documents whoever edits the products. */
export const productMailChecks = [
	staffMailCheck(PRODUCT_NOTICES, 'stock.edit'),
	staffMailCheck(LICENCE_NOTICES, 'goods.edit'),
];
