// violates: openid-provider-imports-no-domain
import '#src/domains/catalog/index.ts';
