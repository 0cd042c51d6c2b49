import { FileField, type Upload } from '@portal/shared/ui/upload';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { renderUi } from '../test/renderUi';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const logo = new File(['x'.repeat(2048)], 'logo.png', { type: 'image/png' });

/** An upload whose course the test controls. */
function control() {
  const runs: {
    file: File;
    progress: (share: number) => void;
    resolve: (id: string) => void;
    reject: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const upload: Upload = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      runs.push({ file, progress: onProgress, resolve: (fileId) => resolve({ fileId }), reject, signal });
    });
  return { upload, runs };
}

function Trial({
  upload,
  start = null,
  onUploading,
}: {
  upload: Upload;
  start?: string | null;
  onUploading?: (busy: boolean, arrived: boolean) => void;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <FileField
        label="Logo"
        accept={['image/png', 'image/jpeg']}
        maxBytes={4096}
        value={value}
        onChange={setValue}
        upload={upload}
        current={start ? { name: 'old-logo.png' } : undefined}
        onUploading={onUploading}
      />
      <output>{value ?? 'none'}</output>
    </>
  );
}

test('the chosen file is sent with real progress, and its id is kept', async () => {
  const user = userEvent.setup();
  const { upload, runs } = control();
  const onUploading = jest.fn();
  const { container } = renderUi(<Trial upload={upload} onUploading={onUploading} />);
  await expectAccessible(container);
  await user.upload(screen.getByLabelText('Logo'), logo);
  expect(onUploading).toHaveBeenLastCalledWith(true, false);
  act(() => runs[0]!.progress(0.6));
  expect(screen.getByRole('progressbar', { name: 'Uploading logo.png' })).toHaveValue(0.6);
  expect(screen.getByText('50% uploaded')).toBeInTheDocument();
  await expectAccessible(container);
  await act(async () => runs[0]!.resolve('file-1'));
  expect(screen.getByText('file-1')).toBeInTheDocument();
  expect(screen.getByText('2 kB · uploaded')).toBeInTheDocument();
  expect(onUploading).toHaveBeenLastCalledWith(false, true);
});

test('a failed upload says why, and is sent again without choosing the file again', async () => {
  const user = userEvent.setup();
  const { upload, runs } = control();
  renderUi(<Trial upload={upload} />);
  await user.upload(screen.getByLabelText('Logo'), logo);
  await act(async () => runs[0]!.reject(new Error('The file is not a picture')));
  expect(screen.getByText('The file is not a picture')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(runs[1]?.file).toBe(logo);
  await act(async () => runs[1]!.resolve('file-2'));
  expect(screen.getByText('file-2')).toBeInTheDocument();
  expect(screen.queryByText('The file is not a picture')).not.toBeInTheDocument();
});

test('a cancelled upload ends, and changes nothing', async () => {
  const user = userEvent.setup();
  const { upload, runs } = control();
  renderUi(<Trial upload={upload} start="old" />);
  await user.upload(screen.getByLabelText('Logo'), logo);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(screen.getByText('old-logo.png')).toBeVisible();
  expect(screen.getByText('old')).toBeInTheDocument();
});

test('an uploaded file can be removed', async () => {
  const user = userEvent.setup();
  renderUi(<Trial upload={control().upload} start="old" />);
  await user.click(screen.getByRole('button', { name: 'Remove old-logo.png' }));
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(screen.getByLabelText('Logo')).toHaveFocus();
});

test.each([
  [
    'too large',
    new File(['x'.repeat(5000)], 'huge.png', { type: 'image/png' }),
    '“huge.png” is 4.9 kB. The limit is 4 kB.',
  ],
  [
    'of a wrong type',
    new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
    '“logo.svg” is of a type that is not accepted. Choose PNG or JPEG.',
  ],
  [
    'empty',
    new File([], 'nothing.png', { type: 'image/png' }),
    '“nothing.png” is empty. Choose another file.',
  ],
])('a file that is %s is refused before it is sent, also when dropped', (_case, file, message) => {
  const { upload, runs } = control();
  renderUi(<Trial upload={upload} />);
  fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [file] } });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByLabelText('Logo')).toBeInvalid();
  expect(runs).toHaveLength(0);
});
