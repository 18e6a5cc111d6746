export { takeDownProduct } from '#src/domains/catalog/use-cases/take-down-product.ts';
export { categoryIcons } from './db/base-categories.ts';
export { productMailChecks } from './jobs/check-product-mails.ts';
export { countLowStock } from './queries/count-low-stock.ts';
export { countOwnProducts } from './queries/count-own-products.ts';
export { countShopProducts } from './queries/count-shop-products.ts';
export { findCategoryPage } from './queries/find-category-page.ts';
export { findProductPage } from './queries/find-product-page.ts';
export { getHomeSections } from './queries/get-home-sections.ts';
export { getLicence } from './queries/get-licence.ts';
export { getListScreen } from './queries/get-list-screen.ts';
export { getPriceHistory } from './queries/get-price-history.ts';
export { getProduct } from './queries/get-product.ts';
export { getProductDraft, listEditorAttributes, listProductDrafts } from './queries/get-product-draft.ts';
export { getProductEditor } from './queries/get-product-editor.ts';
export { getSearchScreen } from './queries/get-search-screen.ts';
export { getShippingEstimate } from './queries/get-shipping-estimate.ts';
export { getVariantsForCart } from './queries/get-variants-for-cart.ts';
export { listAttributes } from './queries/list-attributes.ts';
export { listCards } from './queries/list-cards.ts';
export { listCategories } from './queries/list-categories.ts';
export { listCompared } from './queries/list-compared.ts';
export { listExportRows } from './queries/list-export-rows.ts';
export { getShopImport, listBadLines, listImports } from './queries/list-imports.ts';
export { listIndexedPages, listIndexedParts } from './queries/list-indexed-pages.ts';
export { listLicences } from './queries/list-licences.ts';
export { listLowStock } from './queries/list-low-stock.ts';
export { findListedProduct, listOpenChanges, listOpenChecks } from './queries/list-moderation.ts';
export { listProductFacts } from './queries/list-product-facts.ts';
export { listProductPage } from './queries/list-product-page.ts';
export { cardTags, categoryTags, listProducts } from './queries/list-products.ts';
export { listInstead, listRelated } from './queries/list-related.ts';
export { listSearchMisses } from './queries/list-search-misses.ts';
export { listSectionProducts } from './queries/list-section-products.ts';
export { listOwnSections, listSections } from './queries/list-sections.ts';
export { listSeen } from './queries/list-seen.ts';
export { countShippingProducts, listShippingProducts } from './queries/list-shipping-products.ts';
export { listShopProducts } from './queries/list-shop-products.ts';
export { listSynonyms } from './queries/list-synonyms.ts';
export { saveCards } from './queries/read-cards.ts';
export { suggest } from './queries/suggest-terms.ts';
export { comparisonRows } from './rules/comparison.ts';
export { descriptionBlocks, firstParagraph, plainWords } from './rules/description-blocks.ts';
export { listQuery, readListAddress } from './rules/list-address.ts';
export type { CatalogNotice, CatalogNoticeParams } from './rules/notices.ts';
export { isPreOrder } from './rules/pre-order.ts';
export { drawnHistories, PRICE_LINE_BOX } from './rules/price-line.ts';
export { FRESH_DAYS, RANKING_SHARES, RANKING_VERSION } from './rules/ranking.ts';
export { returnTermsOf } from './rules/return-terms.ts';
export { shownVariant } from './rules/variant-picker.ts';
export { valuePictures, variantsShown } from './rules/variant-picture.ts';
export { assignShipping } from './use-cases/assign-shipping.ts';
export { beginImport } from './use-cases/begin-import.ts';
export { changeShown } from './use-cases/change-product-state.ts';
export { createProduct } from './use-cases/create-product.ts';
export { decideChange } from './use-cases/decide-change.ts';
export { cancelImport, confirmImport } from './use-cases/decide-import.ts';
export { decideLicence, requireLicence } from './use-cases/decide-licence.ts';
export { decideListing } from './use-cases/decide-listing.ts';
export { deleteProduct } from './use-cases/delete-product.ts';
export { editMany } from './use-cases/edit-many.ts';
export { editProduct } from './use-cases/edit-product.ts';
export { fillSection } from './use-cases/fill-section.ts';
export { markReturns } from './use-cases/mark-returns.ts';
export { markSaleFormat } from './use-cases/mark-sale-format.ts';
export { previewMany } from './use-cases/preview-many.ts';
export { publishProduct } from './use-cases/publish-product.ts';
export { recordRatings } from './use-cases/record-ratings.ts';
export { recordSales } from './use-cases/record-sales.ts';
export { recordSearch } from './use-cases/record-search.ts';
export { recountStock } from './use-cases/recount-stock.ts';
export { requestLicence } from './use-cases/request-licence.ts';
export { reserveStock } from './use-cases/reserve-stock.ts';
export { restockProducts } from './use-cases/restock-products.ts';
export {
	applyAttribute,
	removeAttribute,
	saveAttribute,
	saveAttributeOption,
	withdrawAttribute,
} from './use-cases/save-attribute.ts';
export { dropDraft, saveDraft } from './use-cases/save-draft.ts';
export { saveProduct } from './use-cases/save-product.ts';
export { addSection, orderSections, removeSection, renameSection } from './use-cases/save-section.ts';
export { removeSynonym, saveSynonym } from './use-cases/save-synonym.ts';
export { setPrice } from './use-cases/set-price.ts';
export { setStock } from './use-cases/set-stock.ts';
export {
	commitReservation,
	extendReservation,
	releaseReservation,
	releaseStock,
	shipStock,
} from './use-cases/settle-reservation.ts';
export { undoBulk } from './use-cases/undo-bulk.ts';
export { viewLicencePapers } from './use-cases/view-licence-papers.ts';
