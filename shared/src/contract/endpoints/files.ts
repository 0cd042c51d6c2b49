import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { nothing } from '../entities/answers';
import { fileReference, fileRoom } from '../entities/file-reference';
import { uuid } from '../entities/primitives';
import { UPLOAD_STALL_TIMEOUT } from '../limits';

/** The purpose of a file decides its type: `image` (logo, photo), `document` (licence: image or PDF), `video`. */
export const fileKinds = ['image', 'document', 'video'] as const;
export const fileKind = v.picklist(fileKinds);
export type FileKind = v.InferOutput<typeof fileKind>;

export const fileEndpoints = {
  uploadSingle: endpoint({
    id: 'files.uploadSingle',
    method: 'POST',
    path: '/file/upload/single',
    access: 'agent',
    summary: 'Store one file: form field `file`, after the optional field `kind`',
    query: v.object({ kind: v.optional(fileKind, 'image') }),
    result: fileReference,
    failure: 'Failed to upload the file',
    kind: 'multipart',
    timeout: UPLOAD_STALL_TIMEOUT,
    status: 201,
    customerLink: true,
    built: true,
  }),
  uploadMultiple: endpoint({
    id: 'files.uploadMultiple',
    method: 'POST',
    path: '/file/upload/multiple',
    access: 'agent',
    summary: 'Store several files: form fields `files`',
    query: v.object({ kind: v.optional(fileKind, 'image') }),
    result: v.array(fileReference),
    failure: 'Failed to upload the files',
    kind: 'multipart',
    timeout: UPLOAD_STALL_TIMEOUT,
    status: 201,
    built: true,
  }),
  room: endpoint({
    id: 'files.room',
    capability: 'file-room',
    method: 'GET',
    path: '/file/room',
    access: 'agent',
    summary: 'What the own files take, and what they may take',
    result: fileRoom,
    failure: 'Failed to fetch the room for files',
    built: true,
  }),
  get: endpoint({
    id: 'files.get',
    method: 'GET',
    path: '/file',
    access: 'agent',
    summary: 'A short-lived link to an own file',
    query: v.object({ fileId: uuid }),
    result: fileReference,
    failure: 'Failed to fetch the file',
    built: true,
  }),
  remove: endpoint({
    id: 'files.remove',
    method: 'DELETE',
    path: '/file',
    access: 'agent',
    summary: 'Delete an own file that nothing uses',
    query: v.object({ fileId: uuid }),
    result: nothing,
    failure: 'Failed to delete the file',
    built: true,
  }),
} as const;
