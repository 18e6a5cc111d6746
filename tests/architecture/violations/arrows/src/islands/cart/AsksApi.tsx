// violates: islands-import-stores
import '#src/browser/knows-store.ts';
