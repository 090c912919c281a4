import type { Client } from "pg";

/**
 * Has the database judge each sale and each hold of a known slot as it is committed, by the slot's last observation, and keep those that did
 * not fit. A sale with a new confirmation of the course's own, or to which it agreed, is left to the course (DECISION-51).
 */
export async function watchSlots(db: Client): Promise<void> {
  await db.query(guard);
}

/** The sales and holds that did not fit. */
export async function slotViolations(db: Client): Promise<readonly string[]> {
  const { rows } = await db.query<{ what: string }>("select what from slot_violations order by id");
  return rows.map(({ what }) => what);
}

/** The number of sales and holds that were judged. */
export async function slotsJudged(db: Client): Promise<Readonly<Record<"sales" | "holds", number>>> {
  const { rows } = await db.query<{ sales: number; holds: number }>(
    `select sales.last_value::int * sales.is_called::int as sales, holds.last_value::int * holds.is_called::int as holds
     from judged_sales sales, judged_holds holds`,
  );
  return rows[0] ?? { sales: 0, holds: 0 };
}

/**
 * Judged at the end of the transaction, whose locks keep other sales and observations out until then. A slot that a feed stored amidst the sale
 * could not be known to it: one that was forgotten (`forgetSlots`) is judged by sales that began once another session had seen it. What the
 * course had of a booking that changes is read from its notices before the change, and none of it counts beside seats that are seen free unless
 * the booking stood there ever since, nor where other known players took their seats since it gave some up.
 */
const guard = `
create table slot_violations (id integer primary key generated always as identity, what text not null);
create table slots_before (last integer not null);
create table seen_late (slot_id integer primary key, seen_at timestamptz not null);
create sequence judged_sales;
create sequence judged_holds;

create function players_counted(slot fore_up_availabilities, but_for integer) returns integer language sql stable as $$
  select coalesce(sum(t.players - case when told.since >= slot.known_until then 0 else told.players end), 0)::integer
  from tee_times t cross join lateral told_of(t) as told
  where (t.golf_course_id, t.play_date, t.play_time) = (slot.golf_course_id, slot.available_date, slot.available_time)
    and t.canceled_at is null and t.id <> but_for
$$;
create function size_seen(slot fore_up_availabilities) returns integer language sql immutable as $$
  select case when slot.gone_at is null then (select max(size) from unnest(slot.spots) as size) else 0 end
$$;

create function judge_sale() returns trigger language plpgsql as $$
declare
  slot fore_up_availabilities;
  notice course_notices;
  stood_there boolean := false;
  known integer := 0;
  kept integer := 0;
  gave_up_at timestamptz;
  fits integer;
  sold integer;
  held integer;
begin
  if not exists (select from tee_times t where t.id = NEW.id and t.canceled_at is null
      and (t.golf_course_id, t.play_date, t.play_time, t.players, t.confirmation)
        = (NEW.golf_course_id, NEW.play_date, NEW.play_time, NEW.players, NEW.confirmation)) then return null; end if;
  if TG_OP = 'UPDATE' then
    stood_there := (OLD.golf_course_id, OLD.play_date, OLD.play_time) = (NEW.golf_course_id, NEW.play_date, NEW.play_time);
    if OLD.canceled_at is not null then return null; end if;
    if stood_there and NEW.players <= OLD.players and not (NEW.confirmation = 'INTERNAL' and OLD.confirmation <> 'INTERNAL')
      then return null; end if;
    if NEW.confirmation not in ('INTERNAL', OLD.confirmation) and not exists (
      select from history_entries entry cross join jsonb_array_elements(entry.changes) as one
      where entry.entity = 'tee_time' and entry.record_id = NEW.id and entry.created_at < now() and one ->> 'field' = 'confirmation'
        and lower(NEW.confirmation) in (lower(one ->> 'before'), lower(one ->> 'after'))) then return null; end if;
    if exists (select from course_notices where tee_time_id = NEW.id and is_agreed and created_at = now()) then return null; end if;
  elsif NEW.confirmation <> 'INTERNAL' then return null;
  end if;
  select * into slot from fore_up_availabilities where (golf_course_id, available_date, available_time)
    = (NEW.golf_course_id, NEW.play_date, NEW.play_time)
    and (not exists (select from slots_before where last < id) or exists (select from seen_late where slot_id = id and seen_at < now()));
  if not found then return null; end if;
  perform nextval('judged_sales');
  if TG_OP = 'UPDATE' then
    select * into notice from course_notices where tee_time_id = NEW.id and created_at < now() order by id desc limit 1;
    if not found then
      if stood_there and OLD.confirmation <> 'INTERNAL' and OLD.seated_at < slot.known_until then known := OLD.players; end if;
      kept := known;
    elsif (notice.golf_course_id, notice.play_date, notice.play_time) = (NEW.golf_course_id, NEW.play_date, NEW.play_time)
      and not notice.is_canceled and (OLD.confirmation <> 'INTERNAL' or notice.staff_user <> '')
      and date_trunc('milliseconds', notice.created_at) < slot.known_until then
      known := notice.players;
      select min(entry.created_at) into gave_up_at from history_entries entry cross join jsonb_array_elements(entry.changes) as one
      where entry.entity = 'tee_time' and entry.record_id = NEW.id and entry.action <> 'created'
        and date_trunc('milliseconds', entry.created_at) > date_trunc('milliseconds', notice.created_at) and entry.created_at < now()
        and (one ->> 'field' in ('course.id', 'play_date', 'play_time')
          or one ->> 'field' = 'players' and (one ->> 'after')::int < (one ->> 'before')::int);
      if stood_there and (gave_up_at is null or OLD.seated_at < slot.known_until) then kept := least(known, OLD.players, notice.kept); end if;
      known := greatest(kept, known - (select coalesce(sum(told.players), 0) from tee_times t cross join lateral told_of(t) as told
        where (t.golf_course_id, t.play_date, t.play_time) = (slot.golf_course_id, slot.available_date, slot.available_time)
          and t.canceled_at is null and t.id <> NEW.id and told.since < slot.known_until and told.since >= date_trunc('milliseconds', gave_up_at)));
    end if;
  end if;
  fits := size_seen(slot);
  if known > 0 then
    fits := greatest(known, case when fits > 0 then fits + kept else 0 end);
  end if;
  sold := players_counted(slot, NEW.id);
  select coalesce(sum(holds.players), 0) into held from slot_holds holds
  where holds.fore_up_availability_id = slot.id and holds.held_until > now() and holds.staff_user_id is distinct from coalesce(
    (select staff_user_id from history_entries where entity = 'tee_time' and record_id = NEW.id and created_at = now() order by id desc limit 1),
    (select id from staff_users where name = NEW.agent));
  if sold + held + NEW.players > fits then
    insert into slot_violations (what) values (format('slot %s fits %s: %s sold and %s held when tee time %s was %s with %s players',
      slot.id, fits, sold, held, NEW.id, case TG_OP when 'INSERT' then 'booked' else 'changed' end, NEW.players));
  end if;
  return null;
end $$;
create constraint trigger judge_sale after insert or update of golf_course_id, play_date, play_time, players, confirmation on tee_times
  deferrable initially deferred for each row execute function judge_sale();

create function judge_hold() returns trigger language plpgsql as $$
declare
  slot fore_up_availabilities;
  sold integer;
  held integer;
begin
  if TG_OP = 'UPDATE' and NEW.players <= OLD.players and OLD.held_until > now() then return null; end if;
  if not exists (select from slot_holds h where h.id = NEW.id and h.players = NEW.players and h.held_until > now()) then return null; end if;
  select * into slot from fore_up_availabilities where id = NEW.fore_up_availability_id;
  perform nextval('judged_holds');
  sold := players_counted(slot, 0);
  select coalesce(sum(players), 0) into held from slot_holds
  where fore_up_availability_id = slot.id and id <> NEW.id and held_until > now();
  if sold + held + NEW.players > size_seen(slot) then
    insert into slot_violations (what) values (format('slot %s shows %s: %s sold and %s held when %s more were held',
      slot.id, size_seen(slot), sold, held, NEW.players));
  end if;
  return null;
end $$;
create constraint trigger judge_hold after insert or update of players, held_until on slot_holds
  deferrable initially deferred for each row execute function judge_hold();
`;
