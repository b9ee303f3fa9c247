import type { Page } from '@playwright/test';

type Shared = {
  readonly field: 'files' | 'videos';
  readonly name: string;
  readonly type: string;
  readonly content: string;
};

/** Posts a file as the phone's share sheet does. */
export const share = (page: Page, file: Shared): Promise<void> =>
  page.evaluate(({ field, name, type, content }) => {
    const form = document.createElement('form');
    form.method = 'POST';
    form.enctype = 'multipart/form-data';
    form.action = '/video-analysis/share';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = field;
    const files = new DataTransfer();
    files.items.add(new File([content], name, { type }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, file);
