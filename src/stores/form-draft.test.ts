import { expect, test } from 'vitest';
import { formDraftOf } from './form-draft.ts';

test('formDraftOf restores a saved form, fills new fields with their defaults and rejects another type', () => {
	expect(formDraftOf(null, '')).toBeNull();
	expect(formDraftOf('"Cảm ơn bạn"', '')).toBe('Cảm ơn bạn');
	expect(formDraftOf('{"text":"a"}', '')).toBeNull();
	expect(formDraftOf('{"from":"2026-12-01"}', { from: '', to: '' })).toEqual({ from: '2026-12-01', to: '' });
	expect(formDraftOf('"a"', { from: '' })).toBeNull();
});
