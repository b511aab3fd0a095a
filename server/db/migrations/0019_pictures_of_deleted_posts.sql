-- Pictures of posts that were deleted before pictures went with them: taken off their post they are loose, and the hourly sweep
-- of loose uploads throws away their rows and files.
with gone as (
  delete from post_images i using posts p where p.id = i.post_id and p.deleted_at is not null returning i.upload_id
)
update uploads set attached_at = null where id in (select upload_id from gone);
