// violates: repositories-import-own-domain-only
// A member of a storage family may not use the storage of another family.
import '#src/domains/catalog/db/product-repository.ts';
