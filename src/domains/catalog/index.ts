export { categoryIcons } from './db/base-categories.ts';
export { PICTURED_PRODUCT } from './db/pictured-product.ts';
export { findCategoryPage } from './queries/find-category-page.ts';
export { findProductPage } from './queries/find-product-page.ts';
export { getPriceHistory } from './queries/get-price-history.ts';
export { getProduct } from './queries/get-product.ts';
export { getShippingEstimate } from './queries/get-shipping-estimate.ts';
export { getVariantsForCart } from './queries/get-variants-for-cart.ts';
export { listAttributes } from './queries/list-attributes.ts';
export { listCategories } from './queries/list-categories.ts';
export { listIndexedPages, listIndexedParts } from './queries/list-indexed-pages.ts';
export { listProductFacts } from './queries/list-product-facts.ts';
export { listVariantPasts } from './queries/list-variant-pasts.ts';
export { isPreOrder } from './rules/pre-order.ts';
export { drawnHistories, PRICE_LINE_BOX } from './rules/prices/price-line.ts';
export { comparisonRows } from './rules/product-page/comparison.ts';
export { descriptionBlocks, firstParagraph, plainTextOf } from './rules/product-page/description-blocks.ts';
export { shownVariant } from './rules/product-page/variant-picker.ts';
export { valuePictures, variantsShown } from './rules/product-page/variant-picture.ts';
export { returnTermsOf } from './rules/return-terms.ts';
export { markSaleFormat } from './use-cases/mark-sale-format.ts';
export { recordRatings } from './use-cases/record-ratings.ts';
export { recordSales } from './use-cases/record-sales.ts';
export {
	applyAttribute,
	removeAttribute,
	saveAttribute,
	saveAttributeOption,
	withdrawAttribute,
} from './use-cases/save-attribute.ts';
export { type Changed, moveTo } from './use-cases/steps/change-state.ts';
export { keysOfProduct } from './use-cases/steps/keys-of-product.ts';
export { productRows } from './use-cases/steps/product-rows.ts';
