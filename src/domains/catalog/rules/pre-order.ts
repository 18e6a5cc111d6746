import { PREP_DAYS_USUAL } from '../contract/product.ts';

/** Such products are made or procured after the order, and buyers must see this before ordering. */
export const isPreOrder = (prepDays: number): boolean => prepDays > PREP_DAYS_USUAL;

export const preOrderOf = ({ prepDays }: { readonly prepDays: number }): { readonly preOrderDays?: number } =>
	isPreOrder(prepDays) ? { preOrderDays: prepDays } : {};
