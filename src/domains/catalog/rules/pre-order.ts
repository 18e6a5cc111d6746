import { PREP_DAYS_USUAL } from '../contract.ts';

/** What takes longer to prepare is made or fetched for the order: buyers are told so before they order. */
export const isPreOrder = (prepDays: number): boolean => prepDays > PREP_DAYS_USUAL;

/** As a line of a cart tells it; nothing of what is there to be packed. */
export const preOrderOf = ({ prepDays }: { readonly prepDays: number }): { readonly preOrderDays?: number } =>
	isPreOrder(prepDays) ? { preOrderDays: prepDays } : {};
