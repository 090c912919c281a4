import { and, stateIn } from "xstate";
import { actorOutput, eventParams, noResponse } from "../apiResult.ts";
import { editFormSetup } from "./setup.ts";

/**
 * The one form that every record is edited in (CROSS-09 … CROSS-37): locked or open, asking before it loses anything,
 * saving once, and keeping what was typed through refusals, conflicts, failures and a lost session.
 */
function createMachine<Draft extends object, Input, Entity>() {
  const isOk = { type: "isOk", params: actorOutput } as const;
  const isUnauthorized = { type: "isUnauthorized", params: actorOutput } as const;
  const noteRefusal = { type: "noteRefusal", params: actorOutput } as const;
  /** A write that was refused or failed: the typed changes stay, and the form shows the reason. */
  const refusals = [
    {
      guard: { type: "isInvalid", params: actorOutput },
      actions: [noteRefusal, "emitRefused"],
      target: "open.editing.invalid",
    },
    {
      guard: { type: "isReadableConflict", params: actorOutput },
      actions: { type: "noteConflict", params: actorOutput },
      target: "open.conflict",
    },
    { actions: noteRefusal, target: "open.editing.fatal" },
  ] as const;
  const save = { actions: "forgetMerged", target: "#editForm.saving" } as const;
  const broken = { actions: "noteNoResponse", target: "open.editing.fatal" } as const;

  return editFormSetup<Draft, Input, Entity>().createMachine({
    id: "editForm",
    context: ({ input: { ports, id, known = null, listed = null } }) => {
      const kept = ports.drafts.read();
      // A draft that will be restored is not preceded by what it was made from.
      const entity = known ?? (kept === null ? listed : null);
      const version = { entity, draft: entity === null ? ports.blank() : ports.toDraft(entity) };
      return {
        ports,
        id,
        isRead: known !== null,
        edited: version,
        newest: version,
        draft: version.draft,
        kept,
        choices: {},
        issues: [],
        errors: {},
        failure: noResponse,
        merged: "",
        savedAt: "",
        leavingTo: "",
      };
    },
    initial: "starting",
    on: {
      "session.lost": { guard: "isModified", actions: "keepDraft" },
      "leave.requested": [
        { guard: "isModified", actions: { type: "noteWay", params: eventParams }, target: ".asking.leave" },
        // Still loading: the saved draft waits for the next time.
        { guard: "hasSavedDraft", actions: { type: "allowLeaving", params: eventParams } },
        { actions: ["dropSavedDraft", { type: "allowLeaving", params: eventParams }] },
      ],
    },
    states: {
      starting: {
        always: [
          { guard: "isRead", target: "loaded" },
          { guard: "isListed", target: "open.locked.listed" },
          { guard: "isStored", target: "loading" },
          { guard: "hasSavedDraft", actions: "restoreDraft", target: "open.editing.restored" },
          { target: "open.editing.pristine" },
        ],
      },
      loading: {
        tags: ["busy", "loading"],
        invoke: {
          src: "load",
          input: ({ context: { ports, id } }) => ({ ports, id }),
          onDone: [
            {
              guard: { type: "isOk", params: actorOutput },
              actions: { type: "adopt", params: actorOutput },
              target: "loaded",
            },
            { actions: noteRefusal, target: "unavailable" },
          ],
          onError: { actions: "noteNoResponse", target: "unavailable" },
        },
      },
      loaded: {
        always: [
          { guard: "hasSavedDraft", actions: "restoreDraft", target: "open.editing.restored" },
          { guard: "isUnlocked", target: "open.editing.pristine" },
          { target: "open.locked" },
        ],
      },
      unavailable: { on: { "reload.requested": "loading" } },
      open: {
        initial: "locked",
        on: {
          "reload.requested": { guard: "isStored", target: "asking.reload" },
          "delete.requested": { guard: "isDeletable", target: "asking.delete" },
          "record.replaced": [
            // It includes another agent's change to a field that was edited here: the user chooses.
            {
              guard: { type: "isDisputed", params: eventParams },
              actions: { type: "noteNewest", params: eventParams },
              target: ".conflict",
            },
            { actions: { type: "replaceRecord", params: eventParams } },
          ],
        },
        states: {
          last: { type: "history", history: "deep" },
          locked: {
            tags: "readOnly",
            initial: "untouched",
            on: { "edit.requested": { guard: "isEditable", target: "editing" } },
            states: {
              /** Shown as a list had it, and being read: what is edited or deleted is what the server has now. */
              listed: {
                initial: "shown",
                on: {
                  "edit.requested": { guard: "isEditable", target: ".editWanted" },
                  "delete.requested": { guard: "isDeletable", target: ".deleteWanted" },
                  "record.replaced": { actions: { type: "replaceRecord", params: eventParams }, target: "untouched" },
                },
                invoke: {
                  src: "load",
                  input: ({ context: { ports, id } }) => ({ ports, id }),
                  onDone: [
                    {
                      guard: and([isOk, stateIn({ open: { locked: { listed: "editWanted" } } })]),
                      actions: [{ type: "adopt", params: actorOutput }, "requestEdit"],
                      target: "untouched",
                    },
                    {
                      guard: and([isOk, stateIn({ open: { locked: { listed: "deleteWanted" } } })]),
                      actions: [{ type: "adopt", params: actorOutput }, "requestDelete"],
                      target: "untouched",
                    },
                    { guard: isOk, actions: { type: "adopt", params: actorOutput }, target: "untouched" },
                    { actions: [noteRefusal, "forgetRecord"], target: "#editForm.unavailable" },
                  ],
                  onError: { actions: ["noteNoResponse", "forgetRecord"], target: "#editForm.unavailable" },
                },
                states: {
                  shown: { after: { slow: "slow" } },
                  slow: { tags: "loading" },
                  editWanted: { tags: "loading" },
                  deleteWanted: { tags: "loading" },
                },
              },
              untouched: {},
              saved: { always: { guard: "isUnlocked", target: "#editForm.open.editing.saved" } },
              refused: {},
            },
          },
          editing: {
            initial: "pristine",
            on: {
              "field.changed": { actions: { type: "changeField", params: eventParams } },
              "form.submitted": [
                { guard: "hasIssuesInChange", actions: ["noteIssues", "emitRefused"], target: ".incomplete" },
                { guard: "isDoubtfulChange", target: "#editForm.asking.save" },
                { guard: "isModified", ...save },
              ],
              "lock.requested": [
                { guard: "isModifiedRecord", target: "#editForm.asking.lock" },
                { guard: "isStored", target: "locked" },
              ],
              "clear.requested": "#editForm.asking.clear",
            },
            states: {
              pristine: {
                on: { "field.changed": { actions: { type: "changeField", params: eventParams }, target: "modified" } },
              },
              restored: {
                on: { "field.changed": { actions: { type: "changeField", params: eventParams }, target: "modified" } },
              },
              /** Saved, and open for the next change. */
              saved: {
                on: { "field.changed": { actions: { type: "changeField", params: eventParams }, target: "modified" } },
              },
              modified: {},
              incomplete: {},
              invalid: {},
              asked: {},
              fatal: {},
            },
          },
          conflict: {
            on: {
              "conflict.sideChosen": { actions: { type: "choose", params: eventParams } },
              "conflict.settled": { actions: "settle", target: "editing.modified" },
              "record.replaced": { actions: { type: "noteNewest", params: eventParams } },
            },
          },
        },
      },
      asking: {
        tags: "question",
        initial: "clear",
        on: { "question.declined": "open.last", "leave.requested": {} },
        states: {
          clear: { on: { "question.confirmed": { actions: "clear", target: "#editForm.open.editing.modified" } } },
          reload: {
            on: { "question.confirmed": { actions: ["discard", "dropSavedDraft"], target: "#editForm.loading" } },
          },
          lock: {
            on: { "question.confirmed": { actions: ["discard", "dropSavedDraft"], target: "#editForm.open.locked" } },
          },
          save: {
            initial: "reading",
            states: {
              ready: { on: { "question.confirmed": save, "doubts.awaited": "reading" } },
              /** Facts of the server are on their way, or the code that reads them is. */
              reading: {
                always: { guard: "readsNothing", target: "ready" },
                on: { "question.confirmed": "kept", "doubts.read": "ready" },
                after: { noteLimit: "late" },
              },
              /** A yes before they arrived: it counts unless they are a doubt, which has to be looked at. */
              kept: {
                on: { "doubts.read": [{ guard: { type: "isDoubt", params: eventParams }, target: "ready" }, save] },
                after: { noteLimit: "late" },
              },
              /** Facts that are not there by now are a doubt. */
              late: { on: { "question.confirmed": save, "doubts.read": "ready" } },
            },
            on: {
              // A note in the question may have a field of its own.
              "field.changed": { actions: { type: "changeField", params: eventParams } },
            },
          },
          delete: { on: { "question.confirmed": "#editForm.deleting" } },
          leave: {
            on: {
              "question.confirmed": {
                actions: [
                  "dropSavedDraft",
                  { type: "allowLeaving", params: ({ context }) => ({ path: context.leavingTo }) },
                ],
                target: "#editForm.left",
              },
            },
          },
        },
      },
      saving: {
        tags: ["busy", "saving"],
        on: { "leave.requested": {} },
        invoke: {
          src: "save",
          input: ({ context }) => ({ form: context }),
          onDone: [
            {
              guard: isOk,
              actions: [{ type: "adopt", params: actorOutput }, "noteTime", "dropSavedDraft", "emitSaved"],
              target: "open.locked.saved",
            },
            {
              guard: { type: "isStoredUnread", params: actorOutput },
              actions: [{ type: "noteStored", params: actorOutput }, "noteTime", "dropSavedDraft"],
              target: "rereading",
            },
            {
              guard: { type: "isStoredUnnamed", params: actorOutput },
              actions: [{ type: "noteStored", params: actorOutput }, "dropSavedDraft", "emitUnnamed"],
              target: "storedUnnamed",
            },
            { guard: isUnauthorized, actions: "keepDraft", target: "open.editing.modified" },
            {
              guard: { type: "isAsked", params: actorOutput },
              actions: "forgetMessages",
              target: "open.editing.asked",
            },
            {
              guard: { type: "isMergeable", params: actorOutput },
              actions: [{ type: "noteConflict", params: actorOutput }, "noteMerged", "settle"],
              target: "saving",
              reenter: true,
            },
            ...refusals,
          ],
          onError: broken,
        },
      },
      /** The record is stored and the server did not return it: the form shows it as soon as it is read. */
      rereading: {
        tags: ["busy", "saving"],
        on: { "leave.requested": { actions: { type: "allowLeaving", params: eventParams } } },
        invoke: {
          src: "load",
          input: ({ context: { ports, id } }) => ({ ports, id }),
          onDone: [
            {
              guard: isOk,
              actions: [{ type: "adopt", params: actorOutput }, "emitSaved"],
              target: "open.locked.saved",
            },
            { actions: noteRefusal, target: "unread" },
          ],
          onError: { actions: "noteNoResponse", target: "unread" },
        },
      },
      unread: { on: { "reload.requested": "rereading" } },
      deleting: {
        tags: ["busy", "readOnly"],
        on: { "leave.requested": {} },
        invoke: {
          src: "remove",
          input: ({ context }) => ({ ports: context.ports, entity: context.edited.entity }),
          onDone: [
            { guard: isOk, actions: ["dropSavedDraft", "emitDeleted"], target: "deleted" },
            // Typed changes are saved as a draft by session.lost.
            { guard: isUnauthorized, target: "open.last" },
            {
              guard: { type: "isGone", params: actorOutput },
              actions: [noteRefusal, "dropSavedDraft", "forgetRecord"],
              target: "gone",
            },
            // Only what was typed keeps a form open.
            { guard: "isUnmodified", actions: noteRefusal, target: "open.locked.refused" },
            ...refusals,
          ],
          onError: [{ guard: "isUnmodified", actions: "noteNoResponse", target: "open.locked.refused" }, broken],
        },
      },
      /** Someone else had deleted it. */
      gone: {},
      deleted: { type: "final" },
      storedUnnamed: { type: "final" },
      left: { type: "final" },
    },
  });
}

export type EditFormMachine<Draft extends object, Input, Entity> = ReturnType<
  typeof createMachine<Draft, Input, Entity>
>;

const machine = createMachine<object, unknown, unknown>();

/**
 * The machine of every edit form, created once because creating it takes as long as rendering the form. What differs from
 * kind to kind comes with the form's ports; drafts and records pass through the machine unread, so one serves all their types,
 * which the implementation's signature leaves to the caller.
 */
export function editFormMachine<Draft extends object, Input, Entity>(): EditFormMachine<Draft, Input, Entity>;
export function editFormMachine(): unknown {
  return machine;
}
