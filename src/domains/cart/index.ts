export { cartPersonalData } from './db/personal-data.ts';
export { findChosenLines } from './queries/find-chosen-lines.ts';
export { linesOf } from './rules/cart-sums.ts';
export { addToCart, type ChangedCart } from './use-cases/add-to-cart.ts';
export { changeQuantity } from './use-cases/change-quantity.ts';
export { changeVariant } from './use-cases/change-variant.ts';
export { type ChosenLines, lockChosenLines, removeChosenLines } from './use-cases/chosen-lines.ts';
export { openCart } from './use-cases/open-cart.ts';
export { removeLine } from './use-cases/remove-line.ts';
