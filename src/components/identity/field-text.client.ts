import { watchFields } from '#src/browser/field-errors.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) watchFields(form);
