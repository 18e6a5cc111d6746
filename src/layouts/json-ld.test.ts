import { expect, test } from 'vitest';
import { toJsonLd } from '#src/layouts/json-ld.ts';

test('toJsonLd escapes a product name that tries to close the script element', () => {
	const text = toJsonLd({ '@type': 'Product', name: '</script><script>alert(1)</script>\u2028' });
	expect(text).not.toContain('</');
	expect(text).not.toContain('\u2028');
	expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script>\u2028');
});
