// violates: gateways-speak-outwards
import '#src/domains/catalog/index.ts';
